import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '../../errors'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { type Outcome, useSubmit } from './use-submit'

interface FormProps {
  readonly send: () => Promise<unknown>
  readonly outcome?: Outcome
}

function Form({ send, outcome }: FormProps) {
  const submit = useSubmit({ otherwise: 'error.unexpected' })
  return (
    <>
      <button type='button' onClick={() => void submit.run(send, outcome)}>
        {submit.busy ? 'On its way' : 'Send'}
      </button>
      <p role='alert'>{submit.problem}</p>
    </>
  )
}

function open(props: FormProps) {
  const services = createTestServices()
  render(
    <ServicesContext.Provider value={services.services}>
      <Form {...props} />
    </ServicesContext.Provider>,
  )
  return services
}
const button = () => screen.getByRole('button')

/** Something to send that ends when told. */
function sending() {
  let settle: { taken: () => void; refused: (error: Error) => void } | undefined
  const send = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { taken: resolve, refused: reject }
      }),
  )
  return {
    send,
    taken: () => act(async () => settle?.taken()),
    refused: (error: Error) => act(async () => settle?.refused(error)),
  }
}

test('two taps in one moment send it once', async () => {
  const { send, taken } = sending()
  open({ send })
  await act(async () => {
    button().click()
    button().click()
  })
  expect(send).toHaveBeenCalledTimes(1)
  expect(button()).toHaveTextContent('On its way')
  await taken()
  expect(button()).toHaveTextContent('Send')
})

test('what was refused is said, and gone while it is sent again', async () => {
  const { send, refused } = sending()
  open({ send })
  await act(async () => void fireEvent.click(button()))
  await refused(new ApiError('send', 400, 'Too late'))
  expect(screen.getByRole('alert')).toHaveTextContent('Too late')
  await act(async () => void fireEvent.click(button()))
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a failure that is told elsewhere is not told here', async () => {
  const { send, refused } = sending()
  open({ send, outcome: { refused: () => true } })
  await act(async () => void fireEvent.click(button()))
  await refused(new ApiError('send', 400, 'Too late'))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(button()).toHaveTextContent('Send')
})

test('a failure of ours is said without its technical text', async () => {
  const { send, refused } = sending()
  open({ send })
  await act(async () => void fireEvent.click(button()))
  await refused(new TypeError('undefined is not a function'))
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined')
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
})
