import { existsSync, readdirSync } from 'node:fs'
import { addImport, addItem } from './code.mjs'
import { Problem } from './draft.mjs'
import { camel, checkName, pascal } from './names.mjs'

/** What stands where somebody has to write: its tests fail as long as it is there. */
export const UNWRITTEN = { en: 'To be written', 'zh-Hans': '待填写' }
export const UNWRITTEN_PATTERN = `/^(${Object.values(UNWRITTEN).join('|')})$/`

const TIERS = ['base', 'commerce', 'account']
const CATALOGUE = 'src/features/builder/parts/catalogue.ts'
/** Where the palette has a widget of a room without others. */
const OTHER_GROUP = 'content'

/** What a widget shows that is given its value by the definition. */
const GIVEN = {
  imports: '',
  value: 'v.object({ text: v.string() })',
  load: '',
  example: "{ text: 'Hello' }",
  preset: true,
  drawn: '<Text>{value.text}</Text>',
  user: '',
}

/**
 * A widget's folder in its room, its line in a registry, its texts in both languages.
 *
 * @param shown what it shows, as pieces of code; a text of the definition unless given.
 */
export function addWidget(draft, [noun, name, tier = 'commerce'], shown = GIVEN) {
  checkName(noun)
  checkName(name)
  if (!TIERS.includes(tier)) throw new Problem(`'${tier}' is not one of ${TIERS}.`)
  const type = camel(name)
  // One word is often a global's name, or a part's of src/ui.
  const plain = pascal(name)
  const component = name.includes('-') && !(plain in globalThis) ? plain : `${plain}Widget`
  checkIsNew(draft, type)

  const widget = { noun, name, tier, type, component, plain, ...shown }
  const folder = `src/features/${noun}/widgets/${name}`
  draft.create(`${folder}/index.ts`, definition(widget))
  draft.create(`${folder}/${name}.tsx`, drawing(widget))
  draft.create(`${folder}/${name}.scss`, style(widget))
  draft.create(`${folder}/${name}.test.tsx`, tests(widget))
  draft.edit(`src/registry/${tier}.ts`, (text) =>
    addItem(
      addImport(text, type, `../features/${noun}/widgets/${name}`),
      new RegExp(`^${tier}Widgets\\b`),
      type,
    ),
  )
  for (const language of Object.keys(UNWRITTEN)) addTexts(draft, widget, language)
  const group = addToPalette(draft, widget)
  return [
    `write the texts of ${noun}.${type}, and builder.name.${type}, in both languages (its test fails until then)`,
    `describe the wire in ${folder}/index.ts, then npm run views:check -- --reference`,
    `the page editor offers it in the group '${group}' of ${CATALOGUE}: is it there that people look?`,
    `look at /dev/gallery?widget=${type}`,
  ]
}

/** What describes a widget, of all rooms or of one. */
const definitionsOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/widgets\/[^/]+\/index\.ts$/.test(file))

function checkIsNew(draft, type) {
  const taken = definitionsOf('src/features').find((file) =>
    draft.read(file).includes(`type: '${type}'`),
  )
  if (taken) throw new Problem(`${taken} has the type ${type} already.`)
}

const definition = ({
  name,
  tier,
  type,
  component,
  plain,
  ...shown
}) => `import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
${shown.imports}import { ${component} } from './${name}'

export const valueSchema = ${shown.value}
export type ${plain}Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})
export type ${plain}Config = v.InferOutput<typeof configSchema>

/** \`${type}\`: what it shows, and to whom. */
export const ${type} = defineWidget(
  {
    type: '${type}',
    version: 1,
    tier: '${tier}',
    value: valueSchema,
    config: configSchema,
    ${shown.load}
    height: 96,
    examples: { full: { value: ${shown.example}, config: {} } },
  },
  ${component},
)
`

const drawing = ({ noun, name, type, component, plain, drawn }) => `import './${name}.scss'
import type { WidgetProps } from '../../../../engine/contract'
import { useTranslate } from '../../../../i18n'
import { Text, View } from '../../../../ui/primitives/elements'
import type { ${plain}Config, ${plain}Value } from '.'

/** What a user sees and does here. */
export function ${component}({ value }: WidgetProps<${plain}Value, ${plain}Config>) {
  const t = useTranslate()
  return (
    <View className='tp-${name}'>
      <Text className='tp-${name}__title'>{t('${camel(noun)}.${type}.title')}</Text>
      ${drawn}
    </View>
  )
}
`

const style = ({ name }) => `.tp-${name} {
  display: flex;
  flex-direction: column;
  padding: var(--space-12) var(--space-16);
}

.tp-${name}__title {
  font-weight: 600;
}
`

/** @returns the group of the palette that has it now: the one that has others of the room. */
function addToPalette(draft, { noun, type, example, preset }) {
  const room = `src/features/${noun}`
  const siblings = existsSync(room)
    ? definitionsOf(room).flatMap((file) => draft.read(file).match(/(?<=\btype: ')\w+/g) ?? [])
    : []
  const group = groupOf(draft.read(CATALOGUE), siblings) ?? OTHER_GROUP
  draft.edit(CATALOGUE, (text) => {
    const offered = addItem(text, /^GROUPS\b/, `'${type}'`, { under: group })
    return preset ? addItem(offered, /^PRESETS\b/, `${type}: { value: ${example} }`) : offered
  })
  for (const [language, name] of Object.entries(UNWRITTEN))
    draft.edit(`src/features/builder/texts.diy.${language}.json`, (text) => {
      const texts = JSON.parse(text)
      return JSON.stringify({ ...texts, name: { ...texts.name, [type]: name } }, null, 2)
    })
  return group
}

/** The group of the palette that lists one of these types. */
function groupOf(text, types) {
  const groups = [...text.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)]
  return groups.find(([, , listed]) => types.some((type) => listed.includes(`'${type}'`)))?.[1]
}

const tests = ({ noun, type, example, user }) => `import { screen } from '@testing-library/react'
import { renderWidget${user && ', testUser'} } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n, translate } from '../../../../i18n'
import { LOCALES } from '../../../../shared/l10n'
import { ${type} } from '.'

beforeAll(() => initI18n('en'))
afterEach(() => changeLocale('en'))

test('shows what it was given', async () => {
  await renderWidget(${type}, { value: ${example}${user} })
  expect(screen.getByText('Hello')).toBeInTheDocument()
})

test('nothing is left of the scaffold', async () => {
  for (const locale of LOCALES) {
    await changeLocale(locale)
    for (const key of ['${camel(noun)}.${type}.title', 'builder.name.${type}'] as const)
      expect([key, translate(key)]).toEqual([key, expect.not.stringMatching(${UNWRITTEN_PATTERN})])
  }
})
`

/** The widget's group among the texts of its room, which ship with the package that has the widget. */
function addTexts(draft, { noun, type, tier }, language) {
  const [list, name] = tier === 'base' ? ['main', 'texts.base'] : ['core', 'texts']
  const file = `src/features/${noun}/${name}.${language}.json`
  if (!draft.has(file)) {
    draft.create(file, '{}')
    const area = camel(noun)
    draft.edit(`src/registry/texts/${list}/${language.toLowerCase()}.ts`, (text) => {
      const from = `../../../features/${noun}/${name}.${language}.json`
      return addItem(
        text.replace(/^import /m, `import ${area} from '${from}'\nimport `),
        new RegExp(`^${list}\\b`),
        area,
        { ordered: true },
      )
    })
  }
  draft.edit(file, (text) => {
    const texts = JSON.parse(text)
    if (type in texts) throw new Problem(`${file} has a group ${type} already.`)
    return JSON.stringify({ ...texts, [type]: { title: UNWRITTEN[language] } }, null, 2)
  })
}
