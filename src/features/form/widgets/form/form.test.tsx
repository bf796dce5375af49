import { act, fireEvent, screen } from '@testing-library/react'
import { ApiError, NetworkError } from '../../../../errors'
import { TOAST_TIME } from '../../../../shared/constants'
import {
  alerts,
  button,
  field,
  KEY,
  open,
  pass,
  revealed,
  SAVE,
  sent,
  setUpForm,
  submit,
  TAP_TIME,
  tap,
  type,
  VIEW,
} from './testing/open-form'

setUpForm()

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
    const { calls, host } = await open({
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
    expect(revealed(host)).toContainElement(screen.getByLabelText('Name'))
    expect(sent(calls)).toEqual([])
  })

  test('what the server refuses stands at the field it names, until that is changed', async () => {
    let answer: unknown = new ApiError(SAVE, 400, 'Code: already used')
    const { calls, host } = await open({
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
    expect(revealed(host)).toContainElement(screen.getByLabelText('Code'))
    answer = { id: '1', key: KEY, data: {} }
    await type('Code', 'y')
    expect(alerts()).toEqual([])
    await submit()
    expect(sent(calls)).toEqual([{ code: 'x' }, { code: 'y' }])
  })

  test('what names no field stands above them', async () => {
    const { host } = await open({
      fields: [field('Code', 'text', { value: 'x' })],
      api: { [SAVE]: new ApiError(SAVE, 500, 'We are closed') },
    })
    await submit()
    expect(alerts()).toEqual(['We are closed'])
    expect(revealed(host)).toContainElement(screen.getByRole('alert'))
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
})
