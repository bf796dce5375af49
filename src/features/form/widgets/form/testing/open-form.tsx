import { act, fireEvent, screen, within } from '@testing-library/react'
import type { FakeHost } from '../../../../../engine/testing/fake-host'
import {
  renderWidget,
  testUser,
  type WidgetSetup,
} from '../../../../../engine/testing/render-widget'
import { initI18n } from '../../../../../i18n'
import { PICKER_OPEN_DELAY } from '../../../../../ui/picker/picker-sheet'
import type { FormField } from '../../../contract'
import { form } from '..'

/** Fake time and English for each test of the file. */
export function setUpForm(): void {
  beforeAll(() => initI18n('en'))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
}

export const VIEW = 'paas/autoForm/getView'
export const SAVE = 'autoForm/save'
export const UPLOAD = 'basic/storageFile/upload'
export const KEY = 'demo'
/** Longer than the pause before a draft is written, ms. */
export const DRAFT_PAUSE = 1000
/** Longer than a tap, ms. */
export const TAP_TIME = 500

/** What was last brought into sight. */
export const revealed = (host: FakeHost) =>
  document.getElementById(host.reveal.mock.lastCall?.[0] ?? '') as HTMLElement

export const field = (name: string, type: string, more: Partial<FormField> = {}): FormField => ({
  field: name.toLowerCase(),
  name,
  type,
  ...more,
})
export const options = [
  { key: 'ipa', value: 'IPA' },
  { key: 'stout', value: 'Stout' },
]

interface Opening extends WidgetSetup {
  readonly fields?: readonly FormField[]
  readonly saved?: { readonly id: string; readonly data: object }
}
export const open = ({
  fields = [],
  saved = { id: '', data: {} },
  api,
  config,
  ...setup
}: Opening = {}) =>
  renderWidget(form, {
    user: testUser,
    config: { form: KEY, ...config },
    api: {
      [VIEW]: { key: KEY, name: 'Demo', fields, ...saved },
      [SAVE]: { id: '1', key: KEY, data: {} },
      ...api,
    },
    ...setup,
  })

export const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const submit = () => tap(button('Submit'))
export const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
export const alerts = () => screen.queryAllByRole('alert').map((each) => each.textContent)
export const sent = (calls: readonly { path: string; body?: unknown }[]) =>
  calls.filter(({ path }) => path === SAVE).map(({ body }) => (body as { data: object }).data)

/** Opens the picker of a row. */
export async function pick(row: string) {
  await tap(button(new RegExp(`^${row} `)))
  await pass(PICKER_OPEN_DELAY)
  return within(screen.getByRole('dialog', { name: row }))
}
