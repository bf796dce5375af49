import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { observable } from 'mobx'
import { Outlet } from '../../engine/outlet/outlet'
import { PageContext } from '../../engine/page/page-context'
import { ServicesContext } from '../../engine/services'
import { renderWidget, testUser, type WidgetSetup } from '../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../errors'
import { revealField } from '../../flows/form/reveal'
import { chooseUploads, sendUpload } from '../../flows/form/uploads'
import { initI18n } from '../../i18n'
import { TOAST_TIME } from '../../shared/constants'
import type { FormField } from '../../shared/form/types'
import { PICKER_OPEN_DELAY } from '../../ui/picker/use-late'
import { form } from '.'

jest.mock('../../flows/form/uploads')
jest.mock('../../flows/form/reveal')

const VIEW = 'paas/autoForm/getView'
const SAVE = 'autoForm/save'
const KEY = 'demo'
/** Longer than the pause before a draft is written, ms. */
const DRAFT_PAUSE = 1000
/** Longer than a tap, ms. */
const TAP_TIME = 500

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.mocked(chooseUploads).mockReset()
  jest.mocked(sendUpload).mockReset()
  jest.mocked(revealField).mockReset()
})

/** What was last brought into sight. */
const revealed = () =>
  document.getElementById(jest.mocked(revealField).mock.lastCall?.[0] ?? '') as HTMLElement

const field = (name: string, type: string, more: Partial<FormField> = {}): FormField => ({
  field: name.toLowerCase(),
  name,
  type,
  ...more,
})
const options = [
  { key: 'ipa', value: 'IPA' },
  { key: 'stout', value: 'Stout' },
]

interface Opening extends WidgetSetup {
  readonly fields?: readonly FormField[]
  readonly saved?: { readonly id: string; readonly data: object }
}
const open = ({ fields = [], saved = { id: '', data: {} }, api, config, ...setup }: Opening = {}) =>
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

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const submit = () => tap(button('Submit'))
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const alerts = () => screen.queryAllByRole('alert').map((each) => each.textContent)
const sent = (calls: readonly { path: string; body?: unknown }[]) =>
  calls.filter(({ path }) => path === SAVE).map(({ body }) => (body as { data: object }).data)

/** Opens the picker of a row. */
async function pick(row: string) {
  await tap(button(new RegExp(`^${row} `)))
  await pass(PICKER_OPEN_DELAY)
  return within(screen.getByRole('dialog', { name: row }))
}

describe('kinds', () => {
  test.each<[string, Partial<FormField>, string, unknown]>([
    ['text', {}, ' Ada ', 'Ada'],
    ['textarea', {}, 'a', 'a'],
    ['number', {}, '7', 7],
    ['money', {}, '28.5', 2850],
    ['mobile', {}, '+86 138 0013 8000', '13800138000'],
    ['email', {}, 'a@b.cn', 'a@b.cn'],
    ['idCard', {}, '44030719851231002x', '44030719851231002X'],
    ['password', {}, 'hop garden', 'hop garden'],
  ])('%s is typed and sent', async (kind, more, typed, wire) => {
    const { calls } = await open({ fields: [field('It', kind, more)] })
    await type('It', typed)
    await submit()
    expect(sent(calls)).toEqual([{ it: wire }])
  })

  test('a date is chosen and sent; a month has no day', async () => {
    const { calls } = await open({
      fields: [
        field('Day', 'date', { value: '2024-01-31' }),
        field('Month', 'date', { precision: 'month', value: '2024-05' }),
      ],
    })
    const day = await pick('Day')
    await tap(
      within(day.getByRole('radiogroup', { name: 'Month' })).getByRole('radio', { name: '02' }),
    )
    await tap(day.getByRole('button', { name: 'OK' }))
    const month = await pick('Month')
    expect(month.queryByRole('radiogroup', { name: 'Day' })).toBeNull()
    await tap(month.getByRole('button', { name: 'OK' }))
    await submit()
    expect(sent(calls)).toEqual([{ day: '2024-02-29', month: '2024-05' }])
  })

  test('a time, one of a list, one of each of two lists', async () => {
    const { calls } = await open({
      fields: [
        field('Hour', 'time', { min: '08:30', max: '22:00' }),
        field('Style', 'select', { options }),
        field('Pack', 'columns', {
          columns: [
            { name: 'Size', options: [{ key: '330', value: '330 ml' }] },
            { name: 'Kind', options },
          ],
        }),
      ],
    })
    await tap((await pick('Hour')).getByRole('button', { name: 'OK' }))
    const style = await pick('Style')
    await tap(style.getByRole('radio', { name: 'Stout' }))
    await tap(style.getByRole('button', { name: 'OK' }))
    await tap((await pick('Pack')).getByRole('button', { name: 'OK' }))
    expect(button('Pack 330 ml · IPA')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([{ hour: '08:30', style: 'stout', pack: ['330', 'ipa'] }])
  })

  test('a region down to the level that was asked for, shown by its names', async () => {
    const city = { code: '330100', name: 'Hangzhou' }
    const { calls } = await open({
      fields: [field('City', 'region', { level: 2 })],
      api: { 'api/Region/GetRegionData': [{ code: '330000', name: 'Zhejiang', children: [city] }] },
    })
    const regions = await pick('City')
    expect(regions.getAllByRole('radiogroup')).toHaveLength(2)
    await tap(regions.getByRole('radio', { name: 'Zhejiang' }))
    await tap(regions.getByRole('radio', { name: 'Hangzhou' }))
    await tap(regions.getByRole('button', { name: 'OK' }))
    expect(button('City Zhejiang Hangzhou')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([{ city: '330100' }])
  })

  test('ticks: one, several in the order of the form, on and off, an agreement', async () => {
    const { calls } = await open({
      fields: [
        field('Glass', 'radio', { options }),
        field('Styles', 'multiSelect', { options }),
        field('News', 'switch'),
        field('Rules', 'switch', { required: true }),
      ],
    })
    await tap(screen.getByRole('radio', { name: 'IPA' }))
    await tap(screen.getByRole('checkbox', { name: 'Stout' }))
    await tap(screen.getByRole('checkbox', { name: 'IPA' }))
    await tap(screen.getByRole('switch', { name: 'News' }))
    await tap(screen.getByRole('checkbox', { name: 'Rules' }))
    await submit()
    expect(sent(calls)).toEqual([
      { glass: 'ipa', styles: ['ipa', 'stout'], news: true, rules: true },
    ])
  })

  test('pictures and files are sent at once, and their addresses with the form', async () => {
    const file = (name: string) => ({ path: `tmp://${name}`, name, size: 1 })
    jest.mocked(chooseUploads).mockImplementation(async (kind) => [file(`a.${kind}`)])
    jest
      .mocked(sendUpload)
      .mockImplementation(async ({ name }) => ({ name, url: `/files/${name}` }))
    const { calls } = await open({
      fields: [field('Photos', 'images', { count: 2 }), field('Papers', 'files')],
    })
    await tap(button('Add a picture: Photos'))
    await tap(button('Add a file: Papers'))
    expect(jest.mocked(chooseUploads).mock.calls).toEqual([
      ['image', 2],
      ['file', 100],
    ])
    expect(screen.getByRole('img', { name: 'Photos, picture 1' })).toBeInTheDocument()
    expect(screen.getByText('a.file')).toBeInTheDocument()
    await submit()
    expect(sent(calls)).toEqual([
      { photos: ['/files/a.image'], papers: [{ name: 'a.file', url: '/files/a.file' }] },
    ])
  })

  test('a picture that did not arrive stops the form until it is sent again or removed', async () => {
    jest.mocked(chooseUploads).mockResolvedValue([{ path: 'tmp://a', name: 'a.png', size: 1 }])
    jest.mocked(sendUpload).mockRejectedValueOnce(new NetworkError('upload'))
    const { calls } = await open({ fields: [field('Photos', 'images')] })
    await tap(button('Add a picture: Photos'))
    await submit()
    expect(alerts()).toEqual(['A file was not uploaded. Try again or remove it'])
    expect(sent(calls)).toEqual([])
    jest.mocked(sendUpload).mockResolvedValue({ name: 'a.png', url: '/files/1.png' })
    await tap(button('a.png was not uploaded. Try again'))
    expect(alerts()).toEqual([])
    await submit()
    expect(sent(calls)).toEqual([{ photos: ['/files/1.png'] }])
  })

  test('while one is on its way nothing is sent; one removed meanwhile does not come back', async () => {
    let arrive: (file: { name: string; url: string }) => void = () => {}
    jest.mocked(chooseUploads).mockResolvedValue([{ path: 'tmp://a', name: 'a.png', size: 1 }])
    jest.mocked(sendUpload).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    const { calls } = await open({ fields: [field('Photos', 'images')] })
    await tap(button('Add a picture: Photos'))
    await submit()
    expect(alerts()).toEqual(['Files are still being uploaded'])
    await tap(button('Remove a.png'))
    await act(async () => arrive({ name: 'a.png', url: '/files/1.png' }))
    await submit()
    expect(sent(calls)).toEqual([{ photos: [] }])
  })
})

describe('what a form shows', () => {
  test('defaults, help, sections and what cannot be written; the hidden is only sent', async () => {
    const { calls } = await open({
      api: {
        [VIEW]: {
          key: KEY,
          name: 'Demo',
          note: { en: 'Please', 'zh-Hans': '请' },
          sections: [{ key: 'b', title: 'Second' }],
          fields: [
            field('Count', 'number', { value: 3, section: 'b', help: 'How many' }),
            field('Batch', 'text', { value: 'B-11', readOnly: true }),
            field('Source', 'text', { value: 'page', hidden: true }),
          ],
          id: '',
          data: {},
        },
      },
    })
    expect(screen.getByText('Please')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument()
    expect(screen.getByLabelText('Count')).toHaveValue('3')
    expect(screen.getByText('How many')).toBeInTheDocument()
    expect(screen.getByText('B-11')).toBeInTheDocument()
    expect(screen.queryByLabelText('Batch')).toBeNull()
    expect(screen.queryByText('Source')).toBeNull()
    await submit()
    expect(sent(calls)).toEqual([{ count: 3, source: 'page' }])
  })

  test('a field comes and goes with its condition, and is sent only while it is there', async () => {
    const when = {
      logicalOperator: 'and' as const,
      conditions: [{ field: 'news', operator: 'equal' as const, value: true }],
    }
    const { calls } = await open({
      fields: [field('News', 'switch'), field('Mail', 'email', { required: true, when })],
    })
    expect(screen.queryByLabelText('Mail')).toBeNull()
    await tap(screen.getByRole('switch'))
    await submit()
    expect(alerts()).toEqual(['Fill in: Mail'])
    await tap(screen.getByRole('switch'))
    await submit()
    expect(sent(calls)).toEqual([{ news: false }])
  })

  test('a kind this client does not know says so and stops nobody', async () => {
    const { calls, services } = await open({
      fields: [
        field('Name', 'text', { value: 'Ada' }),
        field('Aroma', 'wheel', { required: true }),
      ],
    })
    expect(screen.getByText('Aroma')).toBeInTheDocument()
    expect(screen.getByText('Update the app to fill this in')).toBeInTheDocument()
    expect(services.report).toHaveBeenCalled()
    await submit()
    expect(sent(calls)).toEqual([{ name: 'Ada' }])
  })

  test('an entry is read back for editing, and replaced', async () => {
    const { calls } = await open({
      fields: [field('Price', 'money')],
      saved: { id: '77', data: { price: 1250 } },
      config: { edit: true },
      query: { id: '77' },
    })
    expect(calls[0]?.query).toEqual({ key: KEY, id: '77' })
    expect(screen.getByLabelText('Price')).toHaveValue('12.50')
    await type('Price', '13')
    await submit()
    expect(calls.find(({ path }) => path === SAVE)?.body).toEqual({
      key: KEY,
      id: '77',
      data: { price: 1300 },
    })
  })

  test('a new entry does not begin with the last one', async () => {
    const { calls } = await open({
      fields: [field('Name', 'text')],
      saved: { id: '77', data: { name: 'Ada' } },
    })
    expect(screen.getByLabelText('Name')).toHaveValue('')
    await submit()
    expect(calls.find(({ path }) => path === SAVE)?.body).toMatchObject({ id: '' })
  })

  test('one that is closed has no button', async () => {
    await open({
      api: { [VIEW]: { key: KEY, name: 'Demo', fields: [], locked: true, id: '', data: {} } },
    })
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(screen.getByText('Submitted; it cannot be changed')).toBeInTheDocument()
  })

  test('a form nobody knows says so; one that cannot be fetched can be asked for again', async () => {
    const { unmount } = await open({ api: { [VIEW]: null } })
    expect(screen.getByText('This form was not found')).toBeInTheDocument()
    unmount()
    await open({ api: { [VIEW]: new ApiError(VIEW, 500, 'Closed') } })
    expect(button('Try again')).toBeInTheDocument()
  })

  test('a page that names none lists them all', async () => {
    const { navigator } = await open({
      config: { form: undefined },
      api: {
        'paas/formEngine/mobileAll': [
          { key: 'a/b', name: 'Feedback', fields: [] },
          { key: '/user/identity', name: 'Real name', fields: [] },
        ],
      },
    })
    await tap(button('Feedback'))
    expect(navigator.open).toHaveBeenLastCalledWith('/auto/form?type=a%2Fb')
    await tap(button('Real name'))
    expect(navigator.open).toHaveBeenLastCalledWith('/auto/edit?url=%2Fuser%2Fidentity')
  })

  test('the form of the page’s address, and fields of the definition', async () => {
    const { calls, unmount } = await open({ config: { form: undefined }, query: { type: 'other' } })
    expect(calls[0]?.query).toMatchObject({ key: 'other' })
    unmount()
    const inline = await open({ config: { fields: [field('Name', 'text')] } })
    expect(inline.calls).toEqual([])
    expect(screen.getByLabelText('Name')).toBeInTheDocument()
  })
})

describe('what is wrong', () => {
  test('is said at each field once it was left, and at all of them on submitting', async () => {
    const { calls } = await open({
      fields: [
        field('Name', 'text', { required: true }),
        field('Mobile', 'mobile', { required: true }),
      ],
    })
    expect(alerts()).toEqual([])
    await type('Mobile', '128')
    await act(async () => void fireEvent.blur(screen.getByLabelText('Mobile')))
    // The tap that left it may be under way: nothing moves at once.
    expect(alerts()).toEqual([])
    await pass(TAP_TIME)
    expect(alerts()).toHaveLength(1)
    await submit()
    expect(alerts()).toHaveLength(2)
    expect(revealed()).toContainElement(screen.getByLabelText('Name'))
    expect(sent(calls)).toEqual([])
  })

  test('what the server refuses stands at the field it names, until that is changed', async () => {
    let answer: unknown = new ApiError(SAVE, 400, 'Code: already used')
    const { calls } = await open({
      fields: [field('Code', 'text', { value: 'x' })],
      api: {
        [SAVE]: () => {
          if (answer instanceof Error) throw answer
          return answer
        },
      },
    })
    await submit()
    expect(alerts()).toEqual(['already used'])
    expect(revealed()).toContainElement(screen.getByLabelText('Code'))
    answer = { id: '1', key: KEY, data: {} }
    await type('Code', 'y')
    expect(alerts()).toEqual([])
    await submit()
    expect(sent(calls)).toEqual([{ code: 'x' }, { code: 'y' }])
  })

  test('what names no field stands above them', async () => {
    await open({
      fields: [field('Code', 'text', { value: 'x' })],
      api: { [SAVE]: new ApiError(SAVE, 500, 'We are closed') },
    })
    await submit()
    expect(alerts()).toEqual(['We are closed'])
    expect(revealed()).toContainElement(screen.getByRole('alert'))
    expect(screen.getByLabelText('Code')).toHaveValue('x')
  })

  test('without a network it says that everything is kept', async () => {
    await open({
      fields: [field('Code', 'text')],
      api: { [SAVE]: new NetworkError(SAVE) },
    })
    await type('Code', 'x')
    await submit()
    expect(alerts()).toEqual([expect.stringContaining('kept on this device')])
    expect(screen.getByLabelText('Code')).toHaveValue('x')
  })
})

describe('saving', () => {
  test('says so and goes back; two taps save once', async () => {
    const { calls, host, navigator } = await open({ fields: [field('Name', 'text')] })
    await type('Name', 'Ada')
    await act(async () => {
      fireEvent.click(button('Submit'))
      fireEvent.click(button('Submit'))
    })
    expect(sent(calls)).toHaveLength(1)
    expect(host.toast).toHaveBeenCalledWith('Saved')
    await pass(TOAST_TIME)
    expect(navigator.back).toHaveBeenCalledTimes(1)
  })

  test('goes where the definition says, through the call it says', async () => {
    const { calls, navigator } = await open({
      fields: [field('Name', 'text')],
      config: { via: 'form', on: { submit: { do: 'go', url: '/company/about' } } },
      api: { 'paas/form/save': { id: '1', key: KEY, data: {} } },
    })
    await submit()
    await pass(TOAST_TIME)
    expect(calls.map(({ path }) => path)).toContain('paas/form/save')
    expect(navigator.open).toHaveBeenCalledWith('/company/about')
  })

  test('brings the user record up to date where it changes it', async () => {
    const verified = { ...testUser, detail: { ...testUser.detail, identity: true } }
    const { session } = await open({
      fields: [field('Name', 'text')],
      config: { refreshUser: true },
      user: { ...testUser, detail: { ...testUser.detail, identity: false } },
      api: { 'people/user/getLoginUser': verified },
    })
    await submit()
    expect(session.user?.detail.identity).toBe(true)
  })
})

describe('drafts', () => {
  const fields = [
    field('Name', 'text'),
    field('Secret', 'password'),
    field('Styles', 'multiSelect', { options }),
  ]
  const visit = () => open({ fields })
  type Visit = Awaited<ReturnType<typeof visit>>

  /** The same device once more, after the page was left. */
  const visitAgain = ({ services, compiled }: Visit) =>
    act(async () => {
      services.queries.clear()
      render(
        <ServicesContext.Provider value={services}>
          <PageContext.Provider
            value={{
              url: '/test',
              query: {},
              state: observable.map(),
              hold: () => () => {},
              refresh: async () => {},
            }}
          >
            <Outlet widgets={compiled.widgets} />
          </PageContext.Provider>
        </ServicesContext.Provider>,
      )
    })

  test('what was not sent is back at the next visit, and can be discarded', async () => {
    const first = await visit()
    await type('Name', 'Ada')
    await tap(screen.getByRole('checkbox', { name: 'Stout' }))
    first.unmount()
    await visitAgain(first)
    expect(screen.getByText('What you had not submitted is back')).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByRole('checkbox', { name: 'Stout' })).toBeChecked()
    await tap(button('Discard'))
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Stout' })).not.toBeChecked()
    await pass(DRAFT_PAUSE)
    expect(first.services.persistence.read('drafts')).toEqual({})
  })

  test('nobody sees what another user typed', async () => {
    const first = await visit()
    await type('Name', 'Ada')
    first.unmount()
    act(() => {
      first.session.login({ ...testUser, id: '2002' })
    })
    await visitAgain(first)
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('a damaged draft is left aside', async () => {
    const first = await visit()
    await type('Name', 'Ada')
    first.unmount()
    const [key = ''] = Object.keys(first.services.persistence.read('drafts') as object)
    first.services.persistence.write('drafts', {
      [key]: { at: 1, values: { name: { evil: 1 }, styles: ['stout', 7], gone: 'x' } },
    })
    await visitAgain(first)
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Stout' })).toBeChecked()
  })

  test('what was typed is kept, without passwords, and dropped when it is taken back', async () => {
    const { services } = await visit()
    await type('Name', 'Ada')
    await type('Secret', 'hop garden')
    await pass(DRAFT_PAUSE)
    expect(screen.getByText('Draft saved')).toBeInTheDocument()
    const kept = JSON.stringify(services.persistence.read('drafts'))
    expect(kept).toContain('Ada')
    expect(kept).not.toContain('hop garden')
    await type('Name', '')
    await type('Secret', '')
    await pass(DRAFT_PAUSE)
    expect(services.persistence.read('drafts')).toEqual({})
  })

  test('leaving within the pause loses nothing', async () => {
    const { services, unmount } = await visit()
    await type('Name', 'Ada')
    unmount()
    expect(JSON.stringify(services.persistence.read('drafts'))).toContain('Ada')
  })

  test('who logged out leaves nothing behind', async () => {
    const { services, unmount, session } = await visit()
    await type('Name', 'Ada')
    act(() => session.logout('logout'))
    unmount()
    expect(services.persistence.read('drafts')).toBeUndefined()
  })

  test('a session that ends with the very call takes nothing with it', async () => {
    const { services, session } = await open({
      fields,
      api: {
        [SAVE]: () => {
          session.logout('expired')
          throw new ApiError(SAVE, 401, '')
        },
      },
    })
    await type('Name', 'Ada')
    await submit()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(JSON.stringify(services.persistence.read('drafts'))).toContain('Ada')
  })

  test('saving forgets the draft', async () => {
    const { services } = await visit()
    await type('Name', 'Ada')
    await pass(DRAFT_PAUSE)
    await submit()
    await pass(DRAFT_PAUSE)
    expect(services.persistence.read('drafts')).toEqual({})
  })
})
