import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

let broken = true

function Part() {
  if (broken) throw new Error('no data')
  return <p>啤酒</p>
}

test('a failure stays inside, is reported, and can be tried again', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const onError = jest.fn()
  render(
    <>
      <p>页面</p>
      <ErrorBoundary
        onError={onError}
        fallback={(error, reset) => (
          <button type='button' onClick={reset}>
            {(error as Error).message}
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByText('页面')).toBeInTheDocument()
  expect(onError).toHaveBeenCalledTimes(1)
  broken = false
  fireEvent.click(screen.getByText('no data'))
  expect(screen.getByText('啤酒')).toBeInTheDocument()
  quiet.mockRestore()
})
