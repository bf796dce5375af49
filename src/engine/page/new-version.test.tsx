import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { TextField } from '../../ui/form-field/form-field'
import { FormPage } from '../../ui/form-page/form-page'
import { useForm } from '../actions/use-form'
import { createRegistry, defineWidget } from '../contract'
import { openPage, page, tap } from '../testing/open-page'

/** The server takes the form when the test says so. */
let take: () => void
const form = defineWidget(
  {
    type: 'form',
    version: 1,
    tier: 'base',
    value: v.any(),
    config: v.object({}),
    height: 600,
    examples: {},
  },
  function Form() {
    const { text, busy, submit } = useForm({ initial: { name: '' } })
    const send = () =>
      new Promise<void>((resolve) => {
        take = resolve
      })
    return (
      <FormPage submitText='Save' busy={busy} onSubmit={() => void submit(send)}>
        <TextField label='Name' field={text('name')} />
      </FormPage>
    )
  },
)
const registry = createRegistry(form)
const server = page('x', { widgets: [{ config: { type: 'form' } }] })

const NOTICE = 'A new version is ready'
const isOffered = () => screen.queryAllByText(NOTICE).length > 0
const type = (name: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })

async function open() {
  const start = jest.fn()
  const opened = await openPage({ registry, server })
  expect(isOffered()).toBe(false)
  act(() => opened.services.activity.versionFound(start))
  return { ...opened, start }
}

test('a new version is offered on the page, and starts with a tap', async () => {
  const { start } = await open()
  expect(isOffered()).toBe(true)
  expect(start).not.toHaveBeenCalled()
  await tap('Update')
  expect(start).toHaveBeenCalledTimes(1)
})

test('not over what is typed', async () => {
  await open()
  type('Ada')
  expect(isOffered()).toBe(false)
})

test('what was typed is left with its page', async () => {
  const { services, unmount } = await open()
  type('Ada')
  unmount()
  expect(services.activity.update).toBeDefined()
})

test('not while something is sent', async () => {
  await open()
  await tap('Save')
  expect(isOffered()).toBe(false)
  await act(async () => take())
  expect(isOffered()).toBe(true)
})

test('a page that needs a newer client has it looked for at once', async () => {
  const { services, reload } = await openPage({ registry })
  const look = jest.fn()
  services.activity.lookForVersion = look
  await reload(server)
  expect(look).not.toHaveBeenCalled()
  const { services: others, reload: bring } = await openPage({ registry })
  others.activity.lookForVersion = look
  await bring(page('x', { data: { $meta: { minClient: '99.0.0' } } }))
  expect(look).toHaveBeenCalledTimes(1)
})
