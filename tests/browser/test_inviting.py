"""Links for friends: copied on any page, shown as a code for a phone, and honest about where they work."""

from __future__ import annotations

import re

import numpy
import zxingcpp
from playwright.sync_api import Locator, Page, expect

from browser.conftest import People
from browser.table import links, open_table

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as on pages without https
NO_COPYING = "document.execCommand = () => false"
SHEET = "navigator.share = async (what) => { window.shared = what }"


def waiting(people: People, *scripts: str) -> Page:
    """The host of a table with a free seat."""
    anna = people.new()
    for script in scripts:
        anna.add_init_script(script)
    open_table(anna, "gruft", ["me", "open"])
    return anna


def link(page: Page) -> str:
    table = page.url.rpartition("/")[2].partition("#")[0]
    return page.url.partition("/table/")[0] + links(page, table)[0]


def copied(page: Page) -> str:
    """The clipboard, read by pasting."""
    page.evaluate("document.body.append(document.createElement('textarea'))")
    field = page.locator("textarea").last
    field.focus()
    page.keyboard.press("Control+v")
    return field.input_value()


def test_a_link_is_copied_on_pages_that_have_no_clipboard(people: People) -> None:
    anna = waiting(people, NO_CLIPBOARD)
    anna.get_by_role("button", name="Copy link").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    assert copied(anna) == link(anna)


def test_without_a_clipboard_the_link_is_shown_to_read(people: People) -> None:
    anna = waiting(people, NO_CLIPBOARD, NO_COPYING)
    anna.get_by_role("button", name="Copy link").click()
    expect(anna.get_by_role("textbox", name="Copy link")).to_have_value(link(anna))


def test_an_invitation_goes_through_the_sheet_of_a_device_that_has_one(people: People) -> None:
    anna = waiting(people, SHEET)
    anna.get_by_role("button", name="Share …").click()
    assert anna.evaluate("shared.text") == f"Come and play Dawn Under (Dicke Luft in der Gruft) with me: {link(anna)}"


def test_the_first_invitation_is_there_as_a_code_which_can_be_hidden(people: People) -> None:
    anna = waiting(people)
    button = anna.get_by_role("button", name="Code for a phone")
    code = anna.get_by_role("img", name="The link of seat B as a code for a phone")
    expect(code).to_be_visible()
    assert read(code) == link(anna)
    button.click()
    expect(code).to_be_hidden()
    button.click()
    expect(code).to_be_visible()


def read(code: Locator) -> str:
    """The text of a code, as a camera reads it."""
    picture = numpy.full((400, 400), 255, numpy.uint8)
    for x, y in re.findall(r"M(\d+) (\d+)h", code.locator("path").get_attribute("d") or ""):
        top, left = 8 * int(y), 8 * int(x)
        picture[top : top + 8, left : left + 8] = 0
    [found] = zxingcpp.read_barcodes(picture)
    return str(found.text)


def test_links_that_work_only_on_this_machine_say_so(people: People) -> None:
    anna = waiting(people)
    expect(anna.locator("main")).to_contain_text("These links work on this computer only.")
