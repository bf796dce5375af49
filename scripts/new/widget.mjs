import { camel, create, insertBefore, pascal } from './files.mjs'

/** A widget folder of the one shape, one line in its registry, a test that passes. */
export async function writeWidget(name, tier = 'commerce') {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return `${name} is not kebab-case`
  if (!['base', 'commerce', 'account'].includes(tier)) return `there is no registry ${tier}`
  const folder = `src/widgets/${name}`
  const [variable, component] = [camel(name), pascal(name)]
  const problem = create({
    [`${folder}/schema.ts`]: `import * as v from 'valibot'

export const valueSchema = v.object({ text: v.string() })

export const configSchema = v.object({})

export type ${component}Value = v.InferOutput<typeof valueSchema>
export type ${component}Config = v.InferOutput<typeof configSchema>
`,
    [`${folder}/${name}.scss`]: `.tp-${name} {
  padding: var(--space-12) var(--space-16);
}
`,
    [`${folder}/${name}.tsx`]: `import type { WidgetProps } from '../../engine/contract'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import type { ${component}Config, ${component}Value } from './schema'
import './${name}.scss'

/** Says what it is for in one sentence. */
export function ${component}({ value }: WidgetProps<${component}Value, ${component}Config>) {
  return (
    <Box className='tp-${name}'>
      <Txt>{value.text}</Txt>
    </Box>
  )
}
`,
    [`${folder}/index.ts`]: `import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { ${component} } from './${name}'

export const ${variable} = defineWidget(
  {
    type: '${variable}',
    version: 1,
    tier: '${tier}',
    value: valueSchema,
    config: configSchema,
    height: 44,
    examples: { full: { value: { text: '${component}' }, config: {} } },
  },
  ${component},
)
`,
    [`${folder}/${name}.test.tsx`]: `import { screen } from '@testing-library/react'
import { renderWidget } from '../../engine/testing/render-widget'
import { ${variable} } from '.'

test('shows its text', async () => {
  await renderWidget(${variable}, { value: { text: 'Hello' } })
  expect(screen.getByText('Hello')).toBeVisible()
})
`,
  })
  if (problem) return problem
  const registry = `src/registry/${tier}.ts`
  insertBefore(registry, `import { ${variable} } from '../widgets/${name}'`, (line) => line === '')
  insertBefore(registry, `  ${variable},`, (line) => line === ']')
  console.log(
    `Next: npm run format, describe the wire in ${folder}/schema.ts, look at /dev/gallery?widget=${variable}.`,
  )
  return undefined
}
