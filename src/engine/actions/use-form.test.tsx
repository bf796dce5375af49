import { act, fireEvent, render, screen } from '@testing-library/react'
import { useMemo } from 'react'
import { ApiError, ValidationError } from '../../errors'
import { changeLocale } from '../../i18n'
import { TOAST_TIME } from '../../shared/constants'
import { TextField } from '../../ui/form-field/form-field'
import { FormPage } from '../../ui/form-page/form-page'
import { useDraft } from '../data/use-draft'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { type Form, useForm } from './use-form'

interface Values {
  readonly name: string
  readonly repeat: string
}
type Send = (values: Values) => Promise<unknown>

const RULES = {
  initial: { name: '', repeat: '' },
  labels: { name: 'Nickname' },
  check: ({ name, repeat }: Values) => ({
    name: name === '' ? ('profile.nickname.empty' as const) : undefined,
    repeat: repeat === name ? undefined : (['profile.closing.wrongWord', { word: name }] as const),
  }),
}
const NEED_NAME = 'Enter a nickname'

function Drawn({ form, send, leaves }: { form: Form<Values>; send: Send; leaves: boolean }) {
  const { error, ...name } = form.text('name', (typed) => typed.trim())
  const repeat = form.text('repeat')
  return (
    <FormPage
      submitText='Save'
      problem={form.refusal}
      busy={form.busy}
      onSubmit={() => void form.submit(send, leaves ? { done: 'Saved' } : undefined)}
    >
      <TextField label='Name' error={error} field={{ ...name, onBlur: () => form.leave('name') }} />
      <TextField label='Repeat' error={repeat.error} field={repeat} />
      <button
        type='button'
        onClick={() => form.check('name') && form.refuse('repeat', 'Too often')}
      >
        Ask
      </button>
      <button type='button' onClick={form.clear}>
        Clear
      </button>
    </FormPage>
  )
}

interface PlainProps {
  readonly send: Send
  readonly leaves?: boolean
  readonly live?: boolean
}
const Plain = ({ send, leaves = false, live }: PlainProps) => (
  <Drawn form={useForm<Values>({ ...RULES, live })} send={send} leaves={leaves} />
)

function Kept({ send }: { send: Send }) {
  const draft = useDraft<string>({
    form: 'test',
    entry: '',
    initial: { name: '', repeat: '' },
    rules: useMemo(() => ({ keep: (now) => now, restore: (kept) => kept as never }), []),
  })
  const form = useForm<Values>({ ...RULES, draft: draft as never })
  return <Drawn form={form} send={send} leaves={false} />
}

const services = createTestServices()

beforeAll(() => changeLocale('en'))

const open = (form: JSX.Element, test = services) =>
  act(async () =>
    render(<ServicesContext.Provider value={test.services}>{form}</ServicesContext.Provider>),
  )
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string) => act(async () => fireEvent.click(screen.getByText(name)))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('a problem is said once its field was left, not while it is typed into, and again after', async () => {
  await open(<Plain send={jest.fn()} />)
  expect(alerts()).toEqual([])
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(alerts()).toEqual([NEED_NAME])
  type('Name', ' a')
  expect(screen.getByLabelText('Name')).toHaveValue('a')
  type('Name', '')
  expect(alerts()).toEqual([])
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(alerts()).toEqual([NEED_NAME])
})

test('what is wrong is said when it is to be sent, with its values, and nothing is sent', async () => {
  const send = jest.fn()
  await open(<Plain send={send} />)
  type('Name', 'Ada')
  await tap('Save')
  expect(alerts()).toEqual(['Type exactly: Ada'])
  expect(send).not.toHaveBeenCalled()
})

test('a field that was right when it was sent says nothing when another changes', async () => {
  await open(<Plain send={async () => {}} />)
  type('Name', 'Ada')
  type('Repeat', 'Ada')
  await tap('Save')
  type('Name', 'Bob')
  expect(alerts()).toEqual([])
})

test('a live form says what is wrong while it is typed into, once it was to be sent', async () => {
  await open(<Plain send={async () => {}} live />)
  type('Name', 'Ada')
  expect(alerts()).toEqual([])
  await tap('Save')
  expect(alerts()).toEqual(['Type exactly: Ada'])
  type('Repeat', 'Ad')
  expect(alerts()).toEqual(['Type exactly: Ada'])
  type('Repeat', 'Ada')
  expect(alerts()).toEqual([])
  type('Name', '')
  expect(alerts()).toEqual([NEED_NAME, 'Type exactly: '])
})

test('one field is checked alone, and what a server has against one stands there until it changes', async () => {
  await open(<Plain send={jest.fn()} />)
  await tap('Ask')
  expect(alerts()).toEqual([NEED_NAME])
  type('Name', 'Ada')
  await tap('Ask')
  expect(alerts()).toEqual(['Too often'])
  type('Name', 'Bob')
  expect(alerts()).toEqual(['Too often'])
  type('Repeat', '1')
  expect(alerts()).toEqual([])
})

test.each([
  ['by its label', new ApiError('a/b', 500, 'Nickname: is taken'), 'is taken'],
  ['by its name', new ApiError('a/b', 500, 'name：已被使用'), '已被使用'],
  ['by our own rule', new ValidationError('name', 'profile.nickname.empty'), NEED_NAME],
])(
  'a refusal that names a field %s stands at the field until it is typed into',
  async (_, why, said) => {
    await open(
      <Plain
        send={async () => {
          throw why
        }}
      />,
    )
    type('Name', 'a')
    type('Repeat', 'a')
    await tap('Save')
    expect(alerts()).toEqual([said])
    type('Name', 'b')
    expect(alerts()).toEqual([])
  },
)

test.each([
  [new ApiError('a/b', 500, 'Sold out: come back'), 'Sold out: come back'],
  [new ValidationError('elsewhere', 'profile.nickname.empty'), NEED_NAME],
])(
  'a refusal that names no field of the form stands with the form, until all is cleared',
  async (why, said) => {
    await open(
      <Plain
        send={async () => {
          throw why
        }}
      />,
    )
    type('Name', 'a')
    type('Repeat', 'a')
    await tap('Save')
    type('Name', '')
    fireEvent.blur(screen.getByLabelText('Name'))
    expect(alerts()).toEqual([NEED_NAME, said])
    await tap('Clear')
    expect(alerts()).toEqual([])
  },
)

test('two taps in one moment send it once; done is said and the page left', async () => {
  jest.useFakeTimers()
  const test = createTestServices()
  const send = jest.fn(async () => {})
  await open(<Plain send={send} leaves />, test)
  type('Name', 'a')
  type('Repeat', 'a')
  await act(async () => {
    fireEvent.click(screen.getByText('Save'))
    fireEvent.click(screen.getByText('Save'))
  })
  expect(send.mock.calls).toEqual([[{ name: 'a', repeat: 'a' }]])
  expect(test.host.toast).toHaveBeenCalledWith('Saved')
  expect(test.navigator.back).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(TOAST_TIME))
  expect(test.navigator.back).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('a form with a draft finds what was typed, until it has been taken', async () => {
  const test = createTestServices()
  const refuse = async () => {
    throw new ApiError('a/b', 500, 'No')
  }
  const first = await open(<Kept send={refuse} />, test)
  type('Name', 'a')
  type('Repeat', 'a')
  await tap('Save')
  expect(alerts()).toEqual(['No'])
  first.unmount()

  const second = await open(<Kept send={async () => {}} />, test)
  expect(screen.getByLabelText('Name')).toHaveValue('a')
  await tap('Save')
  second.unmount()

  await open(<Kept send={refuse} />, test)
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('what was typed a moment ago is kept when the app goes out of sight: it may not come back', async () => {
  const test = createTestServices()
  await open(<Kept send={jest.fn()} />, test)
  type('Name', 'a')
  act(() => test.host.usePageHide.mock.lastCall?.[0]())
  // A reload ends no component: the first one still stands.
  await open(<Kept send={jest.fn()} />, test)
  const fields = screen.getAllByLabelText('Name')
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['a', 'a'])
})
