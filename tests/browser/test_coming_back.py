"""A player who returns to a table finds what happened there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from browser.conftest import WORKER, People
from browser.table import links, open_table, patiently

SOME_TRIES = 3
NO_NETWORK = "ERR_INTERNET_DISCONNECTED"  # recorded at each try
LONGEST_PAUSE = 5_000  # milliseconds between two tries, by the page's clock


def test_the_log_survives_a_reload(people: People) -> None:
    anna = people.new(**WORKER)
    open_table(anna, "insel", ["me", "me"])
    anna.get_by_role("tab", name="Moves").click()
    anna.locator("[role=tabpanel] button").first.click()
    anna.get_by_role("tab", name="Log").click()
    lines = anna.locator("[role=tabpanel] ol > li")
    expect(lines.first).to_be_visible()
    before = lines.all_inner_texts()
    anna.reload()
    expect(lines).to_contain_text(before)


def cut_off(people: People, page: Page) -> None:
    """Cut the network once the page has loaded everything it wants."""
    page.wait_for_load_state("networkidle")
    people.expected.append(NO_NETWORK)
    page.context.set_offline(True)


def test_a_lost_network_is_reported_at_once_and_one_connection_comes_back(people: People) -> None:
    page = people.new(**WORKER)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.clock.install()
    open_table(page, "flure", ["me", "me"])
    cut_off(people, page)
    expect(page.locator(".board > .ask")).to_contain_text("Connection lost")
    for _ in patiently(page):
        if len(sockets) > SOME_TRIES:
            break
        page.clock.run_for(LONGEST_PAUSE)
    page.context.set_offline(False)
    expect(page.locator(".board > .ask")).to_contain_text("Round 1")
    page.clock.run_for(LONGEST_PAUSE)  # the awaited try
    assert [socket.is_closed() for socket in sockets].count(False) == 1


def test_a_page_reloads_when_the_server_has_new_files(people: People) -> None:
    page = people.new()
    page.goto("/")
    people.expected.append("404")
    page.route("**/assets/About-*.js", lambda route: route.fulfill(status=404), times=1)
    page.locator("a[href='/about']").click()
    expect(page.locator("h1")).to_have_text("About Grusel")
    assert [said for said in people.trouble if "404" in said]  # the missing file was requested


def test_rules_read_once_can_be_read_without_a_network(people: People) -> None:
    page = people.new(**WORKER)
    page.goto("/rules/flure")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload(wait_until="networkidle")  # the first visit installs the worker, the second goes through it
    expect(page.locator("article h1")).to_be_visible()
    cut_off(people, page)
    page.reload()
    expect(page.locator("article h1")).to_contain_text("Finstere Flure")


def test_an_unanswered_move_is_reported_and_made_when_the_connection_is_back(people: People) -> None:
    page = people.new(**WORKER)
    open_table(page, "flure", ["me", "me"])
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator("[role=tabpanel] button").first).to_be_visible()
    cut_off(people, page)
    page.locator("[role=tabpanel] button").first.click()
    expect(page.locator(".board > .ask")).to_contain_text("Connection lost")
    page.context.set_offline(False)
    expect(page.locator(".board > .ask")).not_to_contain_text("Connection lost")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("[role=tabpanel] ol > li").last).to_contain_text("’s ")  # a figure, whichever seat began


def test_chat_from_before_a_reload_is_not_new(people: People) -> None:
    anna, bo = people.new(**WORKER), people.new(**WORKER)
    open_table(anna, "insel", ["me", "open"])
    bo.goto(links(anna, anna.url.split("/")[-1].split("#")[0])[0])
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("textbox", name="Say something").fill("Boo")
    anna.keyboard.press("Enter")
    expect(bo.locator(".notices")).to_contain_text("Boo")
    bo.reload()
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.locator("[role=tabpanel]")).to_contain_text("Boo")
    expect(bo.locator(".notices")).not_to_contain_text("Boo")


def test_a_player_who_left_may_return_while_the_table_is_paused(people: People) -> None:
    page = people.new(**WORKER)
    open_table(page, "insel", ["me", "me"])  # bots alone would finish before they are paused
    page.locator("[data-tab=table]").click()
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)


def test_a_lost_hello_is_sent_again(people: People) -> None:
    page = people.new(**WORKER)
    page.clock.install()
    hellos: list[str | bytes] = []

    def lose_the_first(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            hellos.extend([text] if '"hello"' in str(text) else [])
            if len(hellos) > 1:
                theirs.send(text)
            elif '"sync"' in str(text):
                ours.close()

        ours.on_message(pass_on)

    page.route_web_socket(re.compile("/ws$"), lose_the_first)
    page.goto("/new/flure")
    page.locator("form button.main").click()
    expect(page.get_by_text("One moment")).to_be_visible()
    page.clock.run_for(20_000)
    expect(page.locator(".board > .ask")).to_contain_text("Round 1")
