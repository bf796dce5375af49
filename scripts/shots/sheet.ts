import { escaped } from '../conformance/page'
import { countsOf, KINDS, type Row } from './findings'
import type { Stop, View } from './plan'
import { SCRIPT, STYLE } from './sheet-dress'

/** A page as it was photographed. Files are named from the sheet's folder. */
export interface Picture extends Pick<Stop, 'page' | 'noun' | 'address' | 'whose'>, View {
  readonly now: string
  /** The picture it is compared with; there is none of what is new. */
  readonly accepted?: string
  /** What has changed since: the share of its pixels, and where. */
  readonly change?: { readonly share: number; readonly difference: string }
}

/** A run as the sheet tells of it. */
export interface Run {
  /** When it began, as people read it. */
  readonly at: string
  /** Pictures that were to be taken; fewer are there when it was interrupted. */
  readonly planned: number
  readonly pictures: readonly Picture[]
  readonly rows: readonly Row[]
}

/** Pictures that changed, the most changed first. */
export const changedFirst = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures
    .filter(({ change }) => change !== undefined)
    .sort((left, right) => shareOf(right) - shareOf(left) || inOrder(left, right))

const shareOf = ({ change }: Picture) => change?.share ?? 0

/** By noun, then by page, width, language and tone. */
export const inOrder = (left: Picture, right: Picture): number =>
  left.noun.localeCompare(right.noun) ||
  left.address.localeCompare(right.address) ||
  left.whose.localeCompare(right.whose) ||
  left.width - right.width ||
  left.language.localeCompare(right.language) ||
  right.tone.localeCompare(left.tone)

/** `0.04 %`: never nothing, as something has changed. */
export function percent(share: number): string {
  const LEAST = 0.01
  const value = share * 100
  return value < LEAST ? `below ${LEAST} %` : `${value.toFixed(2)} %`
}

/** How a run went, in a line. */
export function summaryOf({ at, planned, pictures, rows }: Run): string {
  const changed = changedFirst(pictures).length
  const fresh = pictures.filter(({ accepted }) => accepted === undefined).length
  const taken =
    pictures.length < planned ? `${pictures.length} of ${planned}` : `${pictures.length}`
  return `${at}: ${taken} pictures, ${rows.length} findings, ${changed} changed, ${fresh} without an accepted one`
}

/** The run as one page: what was found, what has changed, and every picture by its noun. */
export function sheetOf(run: Run): string {
  const pictures = [...run.pictures].sort(inOrder)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Taproom, every page</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Every page</h1>
<p>${escaped(summaryOf(run))}</p>
${filtersOf(pictures)}
<main>
${findingsOf(run.rows)}
${changesOf(changedFirst(pictures))}
${albumOf(pictures)}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function filtersOf(pictures: readonly Picture[]): string {
  const choices = (name: 'width' | 'language' | 'tone') => {
    const values = [...new Set(pictures.map((picture) => String(picture[name])))]
    const boxes = values.map(
      (value) =>
        `<label><input type="checkbox" name="${name}" value="${escaped(value)}" checked> ${escaped(value)}</label>`,
    )
    return `<fieldset><legend>${name}</legend>${boxes.join('')}</fieldset>`
  }
  return `<form>
<label>page <input type="search" name="page" placeholder="product"></label>
${(['width', 'language', 'tone'] as const).map(choices).join('\n')}
</form>`
}

function findingsOf(rows: readonly Row[]): string {
  const groups = countsOf(rows).map(([kind, count]) => {
    const lines = rows
      .filter((row) => row.kind === kind)
      .map(
        ({ address, whose, where, detail }) =>
          `<tr data-words="${escaped(`${address} ${whose}`)}"><td>${escaped(address)}</td><td>${escaped(whose)}</td><td>${escaped(where)}</td><td>${escaped(detail)}</td></tr>`,
      )
    return `<details><summary>${KINDS[kind]}: ${count}</summary><table>
<thead><tr><th>page</th><th>of</th><th>in</th><th>what</th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table></details>`
  })
  return `<section><h2>Findings: ${rows.length}</h2>${groups.join('\n')}</section>`
}

function changesOf(changed: readonly Picture[]): string {
  const lines = changed.map((picture) => {
    const { accepted = '', now, change } = picture
    const shown = { accepted, now, difference: change?.difference ?? '' }
    const figures = Object.entries(shown).map(([name, file]) => figure(picture, file, name))
    return `<article><h3>${percent(shareOf(picture))} ${titleOf(picture)}</h3><div class="row">${figures.join('')}</div></article>`
  })
  return `<section><h2>Changed: ${changed.length}</h2>${lines.join('\n')}</section>`
}

function albumOf(pictures: readonly Picture[]): string {
  const nouns = groups(pictures, ({ noun }) => noun)
  return nouns
    .map(([noun, own]) => {
      const pages = groups(own, ({ page }) => page).map(([, views]) => {
        const title = views[0] ? titleOf(views[0]) : ''
        const figures = views.map((view) => figure(view, view.now, viewText(view)))
        return `<article><h3>${title}</h3><div class="row">${figures.join('')}</div></article>`
      })
      return `<section><h2>${escaped(noun)}</h2>${pages.join('\n')}</section>`
    })
    .join('\n')
}

const titleOf = ({ address, whose }: Picture) =>
  `<code>${escaped(address)}</code> <small>${escaped(whose)}</small>`

const viewText = ({ width, language, tone }: View) => `${width} px, ${language}, ${tone}`

function figure(picture: Picture, file: string, caption: string): string {
  const { address, whose, noun, width, language, tone } = picture
  const source = escaped(encodeURI(file))
  const words = escaped(`${noun} ${address} ${whose}`)
  return `<figure data-words="${words}" data-width="${width}" data-language="${language}" data-tone="${tone}"><a href="${source}"><img loading="lazy" src="${source}" alt="${escaped(`${address}, ${viewText(picture)}`)}"></a><figcaption>${escaped(caption)}</figcaption></figure>`
}

function groups<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): readonly [string, readonly T[]][] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return [...found]
}
