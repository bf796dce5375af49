import {
  getDraft,
  publishDraft,
  renamePage,
  saveDraft,
} from '../../../src/features/builder/contract-editor'
import { listLinksTo } from '../../../src/features/builder/contract-library'
import { data, page, wish } from './editing'

export const SALE = '/spring/sale'
export const FAIR = '/spring/fair'
export const to = (url: string) => `/views/index?url=${url}`

export const keep = (url: string, revision: number, definition: object, baseVersion = 0) =>
  data(saveDraft, { body: { url, revision, baseVersion, definition, requestId: wish() } })
export const bring = (url: string, revision: number, more: object = {}) =>
  data(publishDraft, { body: { url, revision, requestId: wish(), ...more } })
/** A page on air at an address of an operator, at revision 2. */
export async function made(url = SALE, title = 'Sale', more: object = {}): Promise<void> {
  await keep(url, 0, { ...page(title, url), ...more }, -1)
  await bring(url, 1)
}
export const linking = (url: string, id = 'l') => ({
  config: { type: 'menuList', id },
  value: [
    { id: '1', title: 'Sale', url },
    { id: '2', title: 'Elsewhere', url: '/user/setting' },
  ],
})
export const wished = (more: object = {}) => ({
  body: { url: SALE, to: FAIR, revision: 2, relink: false, requestId: wish(), ...more },
})
export const rename = (more: object = {}) => data(renamePage, wished(more))
export const linked = (url = SALE) => data(listLinksTo, { body: { url } })
export const draftAt = (url: string) => data(getDraft, { query: { url } })
