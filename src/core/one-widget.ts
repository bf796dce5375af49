import type { ViewDefinition } from '../engine/contract'

/** The definition of a page that is one widget, which has the name of its type. */
export const oneWidget = (url: string, type: string, config: object = {}): ViewDefinition => ({
  name: '',
  url,
  widgets: [{ config: { type, id: type, ...config } }],
})
