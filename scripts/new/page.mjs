import { posix } from 'node:path'
import { addItem } from './code.mjs'
import { Problem } from './draft.mjs'
import { camel } from './names.mjs'
import { UNWRITTEN, UNWRITTEN_PATTERN } from './widget.mjs'

const TABLE = 'src/routing/table.ts'

/** A row of the route table, its title in both languages, a definition that ships with the client, a test. */
export function addPage(draft, [path]) {
  if (!/^(\/[A-Za-z][\w-]*){2,}$/.test(path ?? ''))
    throw new Problem(`'${path ?? ''}' is not a path of a page, as /tool/coupon is.`)
  if (draft.read(TABLE).includes(`'${path}'`)) throw new Problem(`${path} has a route already.`)
  const key = camel(path)
  const pack = path.startsWith('/pages/') ? 'main' : 'core'
  draft.edit(TABLE, (text) =>
    addItem(text, /^rows\b/, `{ path: '${path}', pack: '${pack}', local: true, dev: true }`),
  )
  for (const [language, title] of Object.entries(UNWRITTEN)) {
    draft.edit(`src/routing/texts.${language}.json`, (text) => {
      const titles = JSON.parse(text)
      if (key in titles) throw new Problem(`There is a title route.${key} already.`)
      return JSON.stringify({ ...titles, [key]: title }, null, 2)
    })
  }
  const file = pack === 'main' ? `src${path}` : `src/core${path}`
  const views = `src/${pack === 'main' ? 'pages' : 'core'}/own-views.ts`
  addView(draft, views, path)
  draft.create(`${file}.test.tsx`, tests(file, views, path, key))
  return [
    `write route.${key} in both languages and what the page shows in ${views} (its test fails until then)`,
    'run npm run gen:pages once more: the title is in the page file',
    'a page of production loses `dev: true` when the specification has it',
  ]
}

function addView(draft, file, path) {
  const title = Object.entries(UNWRITTEN).map(([language, text]) => `'${language}': '${text}'`)
  draft.edit(file, (text) =>
    addItem(
      text,
      /^views\b/,
      `'${path}': {
        name: '',
        url: '${path}',
        widgets: [{ config: { type: 'title', id: 'title', title: { ${title.join(', ')} }, level: 1 } }],
      }`,
    ),
  )
}

function tests(file, views, path, key) {
  const to = (target) => {
    const relative = posix.relative(posix.dirname(file), target)
    return relative.startsWith('.') ? relative : `./${relative}`
  }
  return `import { screen } from '@testing-library/react'
import { openPage } from '${to('src/engine/testing/open-page')}'
import { changeLocale, initI18n, translate } from '${to('src/i18n')}'
import { all } from '${to('src/registry/all')}'
import { LOCALES } from '${to('src/shared/l10n')}'
import { views } from '${to(views.replace('.ts', ''))}'

beforeAll(() => initI18n('en'))
afterEach(() => changeLocale('en'))

test('nothing is left of the scaffold', async () => {
  for (const locale of LOCALES) {
    await changeLocale(locale)
    const { unmount } = await openPage({ path: '${path}', registry: all, fallback: views['${path}'] })
    expect(screen.queryByText(${UNWRITTEN_PATTERN})).not.toBeInTheDocument()
    expect(translate('route.${key}')).not.toMatch(${UNWRITTEN_PATTERN})
    unmount()
  }
})
`
}
