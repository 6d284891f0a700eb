import { expect, test } from "vitest";
import { renderLeanHtml } from "./lean-html.ts";

test("quotes are used where they are needed", () => {
  expect(
    renderLeanHtml(
      <p id="plain" title={'say "no" > yes'}>
        {'it\'s "so" <b> &'} {1}
      </p>,
    ),
  ).toBe(`<p id=plain title="say &quot;no&quot; > yes">it's "so" &lt;b> &amp; 1`);
});

test("items end where the next one begins", () => {
  expect(
    renderLeanHtml(
      <ul>
        <li>one</li>
        <li>two</li>
      </ul>,
    ),
  ).toBe("<ul><li>one<li>two</ul>");
});

test("nothing is between items, rows and cells", () => {
  expect(
    renderLeanHtml(
      <section>
        <ul>
          {"\n"}
          <li>one</li>
          {"\n"}
        </ul>
        <table>
          <tbody>
            <tr>
              <td>a</td>
              <td>b</td>
            </tr>
          </tbody>
        </table>
      </section>,
    ),
  ).toBe("<section><ul><li>one</ul><table><tr><td>a<td>b</table></section>");
});

test("lines of code and messages stay, lines of text run on, and none begins with a dot or breaks at a space that doesn't break a line", () => {
  expect(
    renderLeanHtml(
      <div>
        {"a\n  b · e.g.\u00a05 "}
        <pre>{"{\n  <i>\n}"}</pre>
        <p className="message">{"one\ntwo"}</p>
        <details>
          <summary>{"a\nfold"}</summary>
          {"if\n  so"}
        </details>
      </div>,
    ),
  ).toBe(
    "<div>a b\u00a0· e.g.\u00a05 <pre>{\n  &lt;i>\n}</pre><p class=message>one\ntwo<details><summary>a fold</summary>if\n  so</details></div>",
  );
});
