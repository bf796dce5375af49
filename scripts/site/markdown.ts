import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import { escaped } from '../conformance/page'
import { anchorNamer } from '../lib/markdown'
import type { Draft, Heading, Page } from './draft'

/** Where what a document names is published. */
export interface Targets {
  /**
   * The address of a link from a page; undefined for a file of the repository that is not published.
   *
   * @throws Error when there is no such file.
   */
  readonly link: (from: Draft, href: string) => string | undefined
  /** The page, from the root of the site, of what is cited by a number: `decision 0007`, `pitfalls P4`. */
  readonly cited: (words: string) => string | undefined
  /** The way from one page to another. */
  readonly way: (from: string, to: string) => string
}

/** What is cited by its number, wherever it stands. */
const CITATION =
  /\b(?:decision \d{4}|point \d+(?![\d.]*\d|%)|pitfalls P\d+|(?:client|commerce) spec §\d+)/

/** Draws a page. @throws Error for a link that leads nowhere. */
export function drawn({ markdown, ...draft }: Draft, targets: Targets): Page {
  const nameAnchor = anchorNamer()
  const headings: Heading[] = []
  const from = { ...draft, markdown }

  const citation: TokenizerAndRendererExtension = {
    name: 'citation',
    level: 'inline',
    start: (source) => CITATION.exec(source)?.index,
    tokenizer(source) {
      const found = CITATION.exec(source)
      if (found?.index !== 0 || this.lexer.state.inLink) return undefined
      const to = targets.cited(found[0])
      return to && to.split('#')[0] !== draft.path
        ? { type: 'citation', raw: found[0], to }
        : undefined
    },
    renderer: ({ raw, to }) => `<a href="${targets.way(draft.path, String(to))}">${raw}</a>`,
  }

  const marked = new Marked({
    extensions: [citation],
    renderer: {
      heading({ tokens, depth, text }) {
        const html = this.parser.parseInline(tokens)
        const id = nameAnchor(text.replace(/[`*]/g, ''))
        headings.push({ depth, id, text: plain(html) })
        const mark = `<a class="anchor" href="#${id}" aria-label="A link to this title">#</a>`
        return `<h${depth} id="${id}">${html}${depth > 1 ? mark : ''}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const isOutside = /^[a-z]+:/.test(href)
        const to = isOutside ? href : targets.link(from, href)
        if (to === undefined) return inner
        return `<a href="${escaped(to)}"${isOutside ? ' rel="noreferrer"' : ''}>${inner}</a>`
      },
      image: ({ href, text }) =>
        `<img src="${escaped(targets.link(from, href) ?? href)}" alt="${escaped(text)}" loading="lazy">`,
      code: ({ text, lang = '' }) =>
        `<div class="code"><pre tabindex="0"><code>${/^json/.test(lang) ? coloured(text) : escaped(text)}</code></pre></div>\n`,
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
        // A table that is wider than a phone scrolls by itself, by the keyboard too.
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>\n${body}\n</tbody></table></div>\n`
      },
    },
  })
  const html = inTheirLanguage(marked.parse(markdown, { async: false }))
  return { ...draft, title: headings[0]?.text ?? draft.path, html, headings }
}

/** The words of a piece of HTML. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    )

/** JSON with its names, texts and numbers marked. */
const coloured = (json: string): string =>
  escaped(json).replace(
    /(\/\/.*$)|(&quot;(?:(?!&quot;).)*&quot;)(\s*:)?|\b(-?\d+(?:\.\d+)?|true|false|null)\b/gm,
    (all, note?: string, text?: string, colon?: string) => {
      if (note) return `<i class="note">${note}</i>`
      if (text) return colon ? `<i class="name">${text}</i>${colon}` : `<i class="text">${text}</i>`
      return `<i class="value">${all}</i>`
    },
  )

/** Chinese words, with the marks that stand close to them. */
const CHINESE =
  /\p{sc=Han}(?:[\p{sc=Han}\d\u3000-\u303f\uff00-\uffef\u2014\u2026·]*[\p{sc=Han}\u3000-\u303f\uff00-\uffef])?/gu

/** HTML whose Chinese says that it is: fonts and voices choose by it. */
export const inTheirLanguage = (html: string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, text = '') =>
    tag ? tag : text.replace(CHINESE, '<span lang="zh-Hans">$&</span>'),
  )
