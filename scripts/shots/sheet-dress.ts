/** How the sheet looks. */
export const STYLE = `
:root { color-scheme: light dark; --page: #f4f3ef; --text: #1c1b18; --faint: #5f5c54; --line: #dedbd2; }
@media (prefers-color-scheme: dark) { :root { --page: #161512; --text: #ecebe6; --faint: #a9a69c; --line: #3a3832; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; padding: 1rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { margin: .5rem 0; font-size: 1.1rem; }
h1 { font-size: 1.4rem; }
h2 { margin-top: 2rem; }
p, small, figcaption { color: var(--faint); }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  padding: .5rem 0; border-bottom: 1px solid var(--line); background: var(--page); }
fieldset { display: flex; gap: 1rem; margin: 0; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 8px; }
label { display: inline-flex; gap: .4rem; align-items: center; min-height: 44px; }
input[type=search] { min-height: 44px; font: inherit; }
summary { min-height: 44px; padding: .6rem 0; cursor: pointer; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .5rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
.row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: 1rem; }
figure { margin: 0; flex: none; }
img { display: block; max-height: 28rem; max-width: 80vw; min-width: 4rem; min-height: 4rem; border: 1px solid var(--line); }
article:not(:has(figure:not([hidden]))), section:has(article):not(:has(figure:not([hidden]))) { display: none; }
`

/** Runs in the sheet: what its form asks for is shown, the rest is hidden. */
export const SCRIPT = `
const form = document.querySelector('form')
const CHOICES = ['width', 'language', 'tone']
const show = () => {
  const asked = new FormData(form)
  const words = String(asked.get('page')).toLowerCase()
  for (const one of document.querySelectorAll('[data-words]')) {
    const isChosen = CHOICES.every((name) => !(name in one.dataset) || asked.getAll(name).includes(one.dataset[name]))
    one.hidden = !isChosen || !one.dataset.words.toLowerCase().includes(words)
  }
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
`
