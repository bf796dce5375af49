import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyWidget, Example } from '../../src/engine/contract'
import { GROUPS } from '../../src/features/builder/parts/catalogue'
import english from '../../src/features/builder/texts.diy.en.json'
import chinese from '../../src/features/builder/texts.diy.zh-Hans.json'
import { escaped } from '../conformance/page'
import { entryOf } from '../views-check/reference'
import type { Draft } from './draft'

const OTHERS = 'others'
type Names = Readonly<Record<string, string | undefined>>
const NAMES: { readonly en: Names; readonly zh: Names } = { en: english.name, zh: chinese.name }
const TITLES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.keys(GROUPS).map((group) => [
      group,
      [english.group, chinese.group].map((names: Names) => names[group] ?? group),
    ]),
  ),
  [OTHERS]: ['Others', '其他'],
}

/** Where `npm run shots` leaves its pictures, the newest first. */
const ALBUM = ['.cache/shots/now', '.cache/shots/accepted']
const TONES = ['light', 'dark'] as const
/** Whom a widget was photographed for. */
const WHOSE = ['the-gallery', 'the-gallery-of-the-house']

interface Picture {
  readonly source: string
  readonly tone: (typeof TONES)[number]
}

/** Photographs of a widget, as far as there are any: of a phone, in English. */
function picturesOf(root: string, type: string): readonly Picture[] {
  return TONES.flatMap((tone) => {
    const source = ALBUM.flatMap((folder) =>
      WHOSE.map(
        (whose) => `${folder}/dev-gallery-widget-${type.toLowerCase()}@${whose}.375.en.${tone}.png`,
      ),
    ).find((path) => existsSync(join(root, path)))
    return source ? [{ source, tone }] : []
  })
}

/** What its source says of each widget, by its type. */
function remarks(root: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => /widgets[\\/][^\\/]+[\\/]index\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src/features', file), 'utf8')
      return [...text.matchAll(/\/\*\*\s+`(\w+)`: ((?:(?!\*\/)[\s\S])*?)\s*\*\//g)]
    })
  return new Map(found.map(([, type = '', words = '']) => [type, sentence(words)]))
}

/** The words of a comment as a sentence. */
export function sentence(comment: string): string {
  const words = comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim()
  const end = /[.!?]$/.test(words) ? '' : '.'
  return words.charAt(0).toUpperCase() + words.slice(1) + end
}

/** The gallery and a page for each widget. @param publish told of each picture and its place on the site. */
export function widgetPages(
  root: string,
  widgets: Iterable<AnyWidget>,
  publish: (source: string, path: string) => void,
): readonly Draft[] {
  const said = remarks(root)
  const byType = new Map([...widgets].map((widget) => [widget.definition.type, widget]))
  const listed = new Set<string>(Object.values(GROUPS).flat())
  const groups = {
    ...GROUPS,
    [OTHERS]: [...byType.keys()].filter((type) => !listed.has(type)).sort(),
  }
  const pages: Draft[] = []
  const parts: string[] = []
  for (const [group, types] of Object.entries(groups)) {
    const [title, translated] = TITLES[group] ?? [group]
    const cards: string[] = []
    for (const type of types) {
      const widget = byType.get(type)
      if (!widget) continue
      const pictures = picturesOf(root, type).map(({ source, tone }) => {
        const path = `assets/widgets/${type}-${tone}.png`
        publish(source, path)
        return { path, tone }
      })
      const words = said.get(type) ?? ''
      pages.push(pageOf(widget, { group: title ?? group, words, pictures }))
      cards.push(cardOf(type, words, pictures[0]?.path))
    }
    if (cards.length > 0)
      parts.push(`## ${title} · ${translated}\n\n<div class="cards">\n${cards.join('\n')}\n</div>`)
  }
  const intro = `What a page of the app can show: ${pages.length} widgets. A definition names one by its type (\`config.type\`); each page here has its fields and examples that can be copied. How they look with a theme, a language and a size of yours is seen in a development build, at \`/dev/gallery\`. [Add one](/how-to/add-a-widget.html), or bring [a package of your own](/how-to/your-own-widgets.html).`
  return [
    {
      path: 'widgets/index.html',
      section: 'widgets',
      name: 'Gallery',
      markdown: `# Widgets\n\n${intro}\n\n${parts.join('\n\n')}\n`,
    },
    ...pages,
  ]
}

const nameIn = (language: keyof typeof NAMES, type: string) => NAMES[language][type] ?? type

/** A card of the gallery; its picture is seen beside its name and says nothing more. */
function cardOf(type: string, words: string, picture: string | undefined): string {
  const image = picture ? `<img src="../${picture}" alt="" loading="lazy">` : ''
  return `<a class="card" href="${type}.html">${image}<strong>${escaped(nameIn('en', type))}</strong><span>${escaped(nameIn('zh', type))}</span><code>${type}</code><small>${escaped(words.replaceAll('`', ''))}</small></a>`
}

interface Shown {
  readonly group: string
  readonly words: string
  readonly pictures: readonly { readonly path: string; readonly tone: string }[]
}

function pageOf(widget: AnyWidget, { group, words, pictures }: Shown): Draft {
  const { type, examples } = widget.definition
  const name = nameIn('en', type)
  const images = pictures.map(
    ({ path, tone }) => `<img src="../${path}" alt="${escaped(name)}, ${tone}" loading="lazy">`,
  )
  const [, ...entry] = entryOf(widget).split('\n\n')
  const [facts, ...fields] = entry
  const nodes = Object.entries(examples).map(
    ([key, example]) => `### Example: ${key}\n\n\`\`\`json\n${nodeOf(type, example)}\n\`\`\``,
  )
  return {
    path: `widgets/${type}.html`,
    section: 'widgets',
    group,
    name,
    markdown: [
      `# ${name} · ${nameIn('zh', type)}`,
      `\`${type}\`. ${words} ${facts}`,
      ...(images.length > 0 ? [`<div class="pictures">\n${images.join('\n')}\n</div>`] : []),
      '## Fields',
      ...fields,
      '## Examples',
      ...nodes,
      '',
    ].join('\n\n'),
  }
}

/** An example as a definition has it. */
function nodeOf(type: string, { value, config, slots }: Example<unknown, unknown>): string {
  const node = {
    ...(value !== undefined && { value }),
    config: { type, ...(config as object), ...(slots && { slots }) },
  }
  return JSON.stringify(node, null, 2)
}
