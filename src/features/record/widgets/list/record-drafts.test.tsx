import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, SessionExpiredError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { list } from '.'

const PAGE = 'Api/LightApp/GetPagedList'
const ADD = 'Api/LightApp/add'
const UPDATE = 'Api/LightApp/Update'
/** Longer than the pause before a draft is written, ms. */
const DRAFT_PAUSE = 1000
/** Longer than a sheet moves, ms. */
const SHEET_TIME = 500
const RESTORED = 'What you had not submitted is back'

const rows = ['Plum', 'Bock'].map((name, at) => ({
  _id: `n${at + 1}`,
  tableName: 'note',
  DataJson: JSON.stringify({ name, score: 7 }),
}))
const inputs = [
  { field: 'name', name: 'Name', required: true },
  { field: 'score', name: 'Score', kind: 'number' },
]

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = ({ api, config, ...setup }: WidgetSetup = {}) =>
  renderWidget(list, {
    user: testUser,
    config: {
      bind: { from: 'light', table: 'note' },
      actions: ['edit'],
      add: true,
      inputs,
      ...config,
    },
    api: {
      [PAGE]: { result: rows, pageIndex: 1, pageSize: 15, totalCount: rows.length },
      [ADD]: rows[0],
      [UPDATE]: rows[0],
      ...api,
    },
    ...setup,
  })
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const sheet = () => within(screen.getByRole('dialog', { name: /^(Edit|Add)$/ }))
const close = () =>
  act(async () => void fireEvent.click(sheet().getByRole('button', { name: 'Close' })))
async function edit(name: string): Promise<void> {
  await tap(`More for ${name}`)
  await tap('Edit')
  // The menu has gone.
  await pass(SHEET_TIME)
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('a sheet closed by accident gives back what was typed, to the same row only', async () => {
  await open()
  await edit('Plum')
  type('Name', 'Plum Rain')
  await close()
  await edit('Bock')
  expect(screen.queryByText(RESTORED)).toBeNull()
  expect(field('Name')).toHaveValue('Bock')
  await close()
  await edit('Plum')
  expect(screen.getByText(RESTORED)).toBeInTheDocument()
  expect(field('Name')).toHaveValue('Plum Rain')
  expect(field('Score')).toHaveValue('7')
})

test('so does one that was left with the app', async () => {
  const storage = memoryStorage()
  const app = await open({ storage })
  await tap('Add')
  type('Name', 'Helles')
  await pass(DRAFT_PAUSE)
  expect(screen.getByText('Draft saved')).toBeInTheDocument()
  app.unmount()
  await open({ storage })
  await edit('Plum')
  expect(field('Name')).toHaveValue('Plum')
  await close()
  await tap('Add')
  expect(screen.getByText(RESTORED)).toBeInTheDocument()
  expect(field('Name')).toHaveValue('Helles')
})

test('leaving the page within the pause loses nothing', async () => {
  const storage = memoryStorage()
  const app = await open({ storage })
  await edit('Plum')
  type('Name', 'Plum Rain')
  app.unmount()
  await open({ storage })
  await edit('Plum')
  expect(field('Name')).toHaveValue('Plum Rain')
})

test('saving forgets it, and the next record starts empty', async () => {
  const { services } = await open()
  await tap('Add')
  type('Name', 'Helles')
  await pass(DRAFT_PAUSE)
  type('Score', '9')
  await tap('Save')
  await pass(DRAFT_PAUSE)
  expect(services.persistence.read('drafts')).toEqual({})
  await tap('Add')
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
  expect(field('Name')).toHaveValue('')
})

test('discarding forgets it and shows the record again', async () => {
  const { services } = await open()
  await edit('Plum')
  type('Name', 'Plum Rain')
  await close()
  await edit('Plum')
  await tap('Discard')
  expect(field('Name')).toHaveValue('Plum')
  expect(screen.queryByText(RESTORED)).toBeNull()
  await pass(DRAFT_PAUSE)
  expect(services.persistence.read('drafts')).toEqual({})
})

test('opening and closing the sheet is no draft', async () => {
  const { services } = await open()
  await edit('Plum')
  await pass(DRAFT_PAUSE)
  await close()
  expect(services.persistence.read('drafts')).toBeUndefined()
})

test.each([
  ['refused', () => new ApiError(UPDATE, 500, 'The cellar is flooded')],
  ['that ended the session', () => new SessionExpiredError(UPDATE, 401, '')],
])('a save %s keeps it', async (_, refusal) => {
  const storage = memoryStorage()
  const app = await open({
    storage,
    api: {
      [UPDATE]: () => {
        const error = refusal()
        if (error instanceof SessionExpiredError) app.session.logout('expired')
        throw error
      },
    },
  })
  await edit('Plum')
  type('Name', 'Plum Rain')
  await tap('Save')
  app.unmount()
  await open({ storage })
  await edit('Plum')
  expect(field('Name')).toHaveValue('Plum Rain')
})

test('nobody sees what another user typed', async () => {
  const storage = memoryStorage()
  const app = await open({ storage })
  await edit('Plum')
  type('Name', 'Plum Rain')
  app.unmount()
  await open({ storage, user: { ...testUser, id: '2002' } })
  await edit('Plum')
  expect(field('Name')).toHaveValue('Plum')
})

test('a row of another table is another row', async () => {
  const storage = memoryStorage()
  const app = await open({ storage })
  await edit('Plum')
  type('Name', 'Plum Rain')
  app.unmount()
  await open({ storage, config: { bind: { from: 'light', table: 'recipe' } } })
  await edit('Plum')
  expect(field('Name')).toHaveValue('Plum')
})

test('an input that is gone, or of another kind, is left aside', async () => {
  const { services } = await open()
  await edit('Plum')
  type('Name', 'Plum Rain')
  await close()
  const [key = ''] = Object.keys(services.persistence.read('drafts') as object)
  services.persistence.write('drafts', {
    [key]: { at: 1, values: { name: { evil: 1 }, score: '9', gone: 'x' } },
  })
  await edit('Plum')
  expect(sheet().getAllByRole('textbox')).toHaveLength(2)
  expect(field('Name')).toHaveValue('Plum')
  expect(field('Score')).toHaveValue('9')
})
