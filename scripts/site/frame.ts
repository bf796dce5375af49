import { escaped } from '../conformance/page'
import { nameOf, type Page, SECTIONS, type Section } from './draft'
import { inTheirLanguage } from './markdown'
import { way } from './targets'

/** Where the first page and the files of every page lie, from the root of the site. */
export const HOME = 'index.html'
export const FILES = { style: 'site.css', script: 'site.js', index: 'search.js' } as const

/** Set before anything is drawn, so that the dark does not begin with a flash. */
const TONE = `try{var t=localStorage.getItem('taproom-docs');if(t)document.documentElement.dataset.tone=t}catch(e){}`
const SIGN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#c2410c"/><path d="M9 12h11v12H9zM20 15h4v6h-4" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/><path d="M9 11q2-4 5.500-2 3-3 5.500 2" fill="#fff"/></svg>')}`

/** A page with its frame: search, navigation, what is on it, the pages before and after. */
export function framed(page: Page, pages: readonly Page[]): string {
  const to = (path: string) => way(page.path, path)
  const own = pages.filter(({ section, path }) => section === page.section && path !== HOME)
  const at = own.findIndex(({ path }) => path === page.path)
  const [before, after] = [own[at - 1], own[at + 1]]
  const steps = [
    before && `<a rel="prev" href="${to(before.path)}"><small>Before</small>${shown(before)}</a>`,
    after && `<a rel="next" href="${to(after.path)}"><small>Next</small>${shown(after)}</a>`,
  ].filter(Boolean)
  const titles = page.headings.filter(({ depth }) => depth === 2)
  const isHome = page.path === HOME
  return `<!doctype html>
<html lang="en" data-root="${to(HOME).replace(/index\.html$/, '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(isHome ? 'Taproom' : `${page.title} · Taproom`)}</title>
<link rel="icon" href="${SIGN}">
<link rel="stylesheet" href="${to(FILES.style)}">
<script>${TONE}</script>
<script defer src="${to(FILES.script)}"></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
<header class="top">
<button type="button" class="menu" aria-expanded="false" aria-controls="pages" aria-label="Pages"><span></span></button>
<a class="brand" href="${to(HOME)}">Taproom</a>
<div class="search" role="search">
<input type="search" placeholder="Search" aria-label="Search all pages" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Found" hidden></ul>
<p class="said" role="status" hidden></p>
</div>
<button type="button" class="tone" aria-label="Light or dark"><span></span></button>
</header>
<div class="columns">
<nav id="pages" aria-label="Pages">${navigation(page, pages, to)}</nav>
<main id="content" tabindex="-1">
<article>
${page.html}
</article>
${page.source && !isHome ? `<p class="source">Written in <code>${escaped(page.source)}</code></p>` : ''}
${steps.length > 0 && !isHome ? `<nav class="steps" aria-label="Before and next">${steps.join('')}</nav>` : ''}
</main>
${titles.length > 2 && !isHome ? `<nav class="here" aria-label="On this page"><strong>On this page</strong><ul>${titles.map(({ id, text }) => `<li><a href="#${id}">${words(text)}</a></li>`).join('')}</ul></nav>` : ''}
</div>
</body>
</html>
`
}

const words = (text: string) => inTheirLanguage(escaped(text))
const shown = (page: Page) => words(nameOf(page))

/** All sections, and the pages of the one that is open. */
function navigation(page: Page, pages: readonly Page[], to: (path: string) => string): string {
  const sections = Object.keys(SECTIONS) as Section[]
  const parts = sections.map((section) => {
    const own = pages.filter((one) => one.section === section && one.path !== HOME)
    const first = own[0]
    if (!first) return ''
    const isOpen = section === page.section && page.path !== HOME
    const title = `<a class="section${isOpen ? ' open' : ''}" href="${to(first.path)}">${SECTIONS[section][0]}</a>`
    return isOpen ? `${title}${listOf(own, page, to)}` : title
  })
  return parts.join('\n')
}

function listOf(own: readonly Page[], page: Page, to: (path: string) => string): string {
  let group: string | undefined
  const rows = own.map((one) => {
    const head =
      one.group !== group && one.group ? `<li class="group">${words(one.group)}</li>` : ''
    group = one.group
    const current = one.path === page.path ? ' aria-current="page"' : ''
    return `${head}<li><a href="${to(one.path)}"${current}>${shown(one)}</a></li>`
  })
  return `<ul>${rows.join('\n')}</ul>`
}
