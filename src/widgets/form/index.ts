import { defineWidget } from '../../engine/contract'
import { exampleFields } from './examples'
import { Form } from './form'
import { configSchema, valueSchema } from './schema'

/** `autoForm` of the page builder: a form the server defines, or one written into the page. */
export const form = defineWidget(
  {
    type: 'form',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 520,
    examples: {
      full: { config: { form: 'DemoEveryField', fields: exampleFields } },
      served: { config: { form: 'feedback', heading: true } },
    },
  },
  Form,
)
