import { getViewByUrl } from '../../../src/engine/calls'
import { getDraft, publishDraft, saveDraft } from '../../../src/features/builder/contract-editor'
import type { AnyEndpoint } from '../../../src/http/endpoint'
import { sandbox } from '../../testing/fresh-sandbox'
import { OWNER } from '../../testing/open-sandbox'

/** The page that is edited, a tab, and the name the first is shipped with. */
export const URL = '/company/about'
export const HOME = '/pages/tabbar/index'
export const SHIPPED = 'About us'
export const HOUR = 3600

/** The session of an administrator, another one before each test. */
export let editor: string
let wishes = 0
beforeEach(async () => {
  editor = await sandbox.logIn(OWNER)
})

export const page = (title: string, url = URL) => ({
  name: { en: title, 'zh-Hans': `${title}页` },
  url,
  play: { kept: [1] },
  widgets: [{ config: { type: 'text', id: 'a' }, value: title }],
})

/** An id of a write that no other has. */
export const wish = () => {
  wishes += 1
  return `w${wishes}`
}
export const now = () => sandbox.services.clock.now()
export const pass = (seconds: number) => sandbox.services.clock.setNow(now() + seconds)
export const ask = (call: AnyEndpoint, input: object, token = editor) =>
  sandbox.call(call, input, token)
export const data = async (call: AnyEndpoint, input: object, token = editor) =>
  (await ask(call, input, token)).data

export const draft = (url = URL) => data(getDraft, { query: { url } })
export const save = (title: string, revision: number, more: object = {}) =>
  data(saveDraft, {
    body: {
      url: URL,
      revision,
      baseVersion: 0,
      definition: page(title),
      requestId: wish(),
      ...more,
    },
  })
export const publish = (revision: number, more: object = {}) =>
  data(publishDraft, { body: { url: URL, revision, requestId: wish(), ...more } })
export const released = (version: number, outcome = 'live') => ({
  outcome,
  version,
  releaseId: expect.any(String),
})
/** What somebody who is not logged in reads at the address. */
export const onAir = async (url = URL) => {
  const { data: found } = await sandbox.call(getViewByUrl, { query: { url } })
  return found?.name.en
}
