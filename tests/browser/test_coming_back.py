"""Whoever comes back to a table finds what happened there."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocket, WebSocketRoute, expect

from browser.conftest import WORKER, People
from browser.table import links, open_table, patiently

SOME_TRIES = 3
NO_NETWORK = "ERR_INTERNET_DISCONNECTED"  # written down for each try
LONGEST_PAUSE = 5_000  # milliseconds of the page's own clock between two tries


def test_the_log_is_there_again_after_a_reload(people: People) -> None:
    anna = people.new(**WORKER)
    open_table(anna, "insel", ["me", "me"])
    anna.get_by_role("tab", name="Moves").click()
    anna.locator("[role=tabpanel] button").first.click()
    anna.get_by_role("tab", name="What happened").click()
    lines = anna.locator("[role=tabpanel] ol > li")
    expect(lines.first).to_be_visible()
    before = lines.all_inner_texts()
    anna.reload()
    expect(lines).to_contain_text(before)


def test_a_lost_network_is_told_at_once_and_one_connection_comes_back(people: People) -> None:
    page = people.new(**WORKER)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.clock.install()
    open_table(page, "flure", ["me", "me"])
    people.expected.append(NO_NETWORK)
    page.context.set_offline(True)
    expect(page.locator(".board > .ask")).to_contain_text("Connection lost")
    for _ in patiently(page):
        if len(sockets) > SOME_TRIES:
            break
        page.clock.run_for(LONGEST_PAUSE)
    page.context.set_offline(False)
    expect(page.locator(".board > .ask")).to_contain_text("Round 1")
    page.clock.run_for(LONGEST_PAUSE)  # the try that was waited for
    assert [socket.is_closed() for socket in sockets].count(False) == 1


def test_a_page_whose_files_the_server_has_renewed_is_fetched_anew(people: People) -> None:
    page = people.new()
    page.goto("/")
    people.expected.append("404")
    page.route("**/assets/About-*.js", lambda route: route.fulfill(status=404), times=1)
    page.locator("a[href='/about']").click()
    expect(page.locator("h1")).to_have_text("About Grusel")
    assert [said for said in people.trouble if "404" in said]  # the file that had gone was asked for


def test_the_rules_can_be_read_without_a_network_by_whoever_has_read_them_before(people: People) -> None:
    page = people.new(**WORKER)
    page.goto("/rules/flure")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload(wait_until="networkidle")  # the first visit has brought the worker, the second goes through its hands
    expect(page.locator("article h1")).to_be_visible()
    people.expected.append(NO_NETWORK)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("article h1")).to_contain_text("Finstere Flure")


def test_a_move_that_nobody_answers_is_told_and_made_when_the_line_is_back(people: People) -> None:
    page = people.new(**WORKER)
    open_table(page, "flure", ["me", "me"])
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator("[role=tabpanel] button").first).to_be_visible()
    people.expected.append(NO_NETWORK)
    page.context.set_offline(True)
    page.locator("[role=tabpanel] button").first.click()
    expect(page.locator(".board > .ask")).to_contain_text("Connection lost")
    page.context.set_offline(False)
    expect(page.locator(".board > .ask")).not_to_contain_text("Connection lost")
    page.get_by_role("tab", name="What happened").click()
    expect(page.locator("[role=tabpanel] ol > li").last).to_contain_text("’s ")  # figure, whoever began


def test_what_was_said_before_a_reload_is_not_new(people: People) -> None:
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


def test_whoever_left_may_come_back_while_the_table_is_paused(people: People) -> None:
    page = people.new(**WORKER)
    open_table(page, "insel", ["me", "me"])  # bots alone would be at the end before anybody pauses them
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)


def test_a_hello_that_got_lost_is_said_again(people: People) -> None:
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
