import { countsOf, KINDS, remarksOf, sorted, summaryOf, TITLES } from './report'
import type { Result } from './run'

/** A text as HTML shows it. What a server answered is a stranger's text. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;',
  )

const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1c1b18; --faint: #5f5c54; --line: #dedbd2;
  --differs: #b3261e; --failed: #b3261e; --missing: #8a5300; --refused: #5d4a8a; --unasked: #5f5c54; --agrees: #1b6b3a; }
@media (prefers-color-scheme: dark) { :root { --page: #161512; --text: #ecebe6; --faint: #a9a69c; --line: #3a3832;
  --differs: #ff8a80; --failed: #ff8a80; --missing: #ffb95c; --refused: #c9b6f5; --unasked: #a9a69c; --agrees: #7fd8a0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; color: var(--faint); }
nav { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; }
nav a { display: inline-flex; min-height: 44px; align-items: center; padding: 0 .75rem; border: 1px solid var(--line);
  border-radius: 8px; color: inherit; text-decoration: none; }
details { border-top: 1px solid var(--line); }
summary { min-height: 44px; padding: .6rem 0; font-size: 1.1rem; cursor: pointer; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
code { font: .9rem/1.5 ui-monospace, monospace; }
.who { color: var(--faint); font-size: .85rem; }
.said { display: block; }
${KINDS.map((kind) => `.${kind} { color: var(--${kind}); }`).join('\n')}
`

/**
 * The report as one page that needs nothing else: no script, no font, no picture.
 *
 * @param at when the run was, as people read it.
 */
export function pageOf(results: readonly Result[], origin: string, at: string): string {
  const counts = countsOf(results)
  const there = KINDS.filter((kind) => counts[kind] > 0)
  const links = there.map(
    (kind) => `<a href="#${kind}"><span class="${kind}">${counts[kind]} ${TITLES[kind]}</span></a>`,
  )
  const parts = there.map((kind) => {
    const lines = sorted(results)
      .filter(({ outcome }) => outcome.kind === kind)
      .map(lineOf)
    const open = kind === 'agrees' || kind === 'unasked' ? '' : ' open'
    return `<details id="${kind}"${open}><summary><span class="${kind}">${TITLES[kind]}</span>: ${counts[kind]}</summary><ul>${lines.join('')}</ul></details>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(origin)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Conformance of ${escaped(origin)}</h1>
<p>${escaped(at)}</p>
<p>${summaryOf(results)}</p>
<nav aria-label="Outcomes">${links.join('')}</nav>
<main>${parts.join('\n')}</main>
</body>
</html>
`
}

function lineOf({ call, as, ms, outcome }: Result): string {
  const said = remarksOf(outcome).map((line) => `<span class="said">${escaped(line)}</span>`)
  const who = ms > 0 ? `<span class="who">${escaped(as)}, ${ms} ms</span>` : ''
  return `<li><code>${escaped(call)}</code> ${who}${said.join('')}</li>`
}
