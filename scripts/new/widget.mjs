import { readdirSync } from 'node:fs'
import { addImport, addItem } from './code.mjs'
import { Problem } from './draft.mjs'
import { camel, checkName, pascal } from './names.mjs'

/** What stands where somebody has to write: its tests fail as long as it is there. */
export const UNWRITTEN = { en: 'To be written', 'zh-Hans': '待填写' }
export const UNWRITTEN_PATTERN = `/^(${Object.values(UNWRITTEN).join('|')})$/`

const TIERS = ['base', 'commerce', 'account']

/** What a widget shows that is given its value by the definition. */
const GIVEN = {
  imports: '',
  value: 'v.object({ text: v.string() })',
  load: '',
  example: "{ text: 'Hello' }",
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
  return [
    `write the texts of ${noun}.${type} in both languages (its test fails until then)`,
    `describe the wire in ${folder}/index.ts`,
    'npm run views:check -- --reference writes what it takes into the reference',
    'give it a place in src/features/builder/parts/catalogue.ts and a name in texts.diy.*.json beside (a test fails until then)',
    `look at /dev/gallery?widget=${type}`,
  ]
}

function checkIsNew(draft, type) {
  const taken = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/features/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/widgets\/[^/]+\/index\.ts$/.test(file))
    .find((file) => draft.read(file).includes(`type: '${type}'`))
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

const tests = ({ type, example, user }) => `import { screen } from '@testing-library/react'
import { renderWidget${user && ', testUser'} } from '../../../../engine/testing/render-widget'
import { changeLocale, initI18n } from '../../../../i18n'
import { LOCALES } from '../../../../shared/l10n'
import { ${type} } from '.'

beforeAll(() => initI18n('en'))
afterEach(() => changeLocale('en'))

test('shows what it was given', async () => {
  await renderWidget(${type}, { value: ${example}${user} })
  expect(screen.getByText('Hello')).toBeInTheDocument()
})

test.each(LOCALES)('%s: nothing is left of the scaffold', async (locale) => {
  await changeLocale(locale)
  await renderWidget(${type}, { value: ${example}${user} })
  expect(screen.queryByText(${UNWRITTEN_PATTERN})).not.toBeInTheDocument()
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
