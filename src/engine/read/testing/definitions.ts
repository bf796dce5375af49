import * as v from 'valibot'
import { createRegistry, defineWidget } from '../../contract'
import { compile } from '../compile'

/** A widget that can be lifted from version 1, not from 0. */
export const text = defineWidget(
  {
    type: 'text',
    version: 2,
    tier: 'base',
    value: v.object({ text: v.string() }),
    config: v.object({ size: v.optional(v.number(), 16) }),
    height: ({ size }) => size * 2,
    migrate(node, from) {
      if (from === 0) throw new Error('too old')
      return { ...node, value: { text: `migrated from ${from}` } }
    },
    examples: {},
  },
  () => null,
)
const loaded = defineWidget(
  {
    type: 'loaded',
    version: 1,
    tier: 'base',
    value: v.object({ text: v.string() }),
    config: v.object({}),
    load: async () => ({ text: 'of the server' }),
    height: 80,
    examples: {},
  },
  () => null,
)
/** As a browser reads them. */
export const options = { registry: createRegistry(text, loaded), platform: 'h5' as const }

export const node = (type: string, config: object = {}, value: unknown = { text: 'IPA' }) => ({
  value,
  config: { ...config, type },
})
export const page = (widgets: unknown, rest: object = {}) => ({
  name: 'Home',
  url: '/zero/index',
  widgets,
  ...rest,
})
/** Reads a page of these widgets. */
export const read = (widgets: unknown, rest: object = {}) => compile(page(widgets, rest), options)
