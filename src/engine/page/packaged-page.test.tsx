import { act, screen } from '@testing-library/react'
import { NavigationError } from '../../errors'
import { openPage, page, tap } from '../testing/open-page'

const PATH = '/zero/class'
/** A page with a widget that the package has not; what stands in for it is in the package. */
const withMore = page('Hazy IPA', {
  widgets: [
    { value: { text: 'Hazy IPA' }, config: { type: 'text' } },
    {
      config: {
        type: 'film',
        fallback: { value: { text: 'A still' }, config: { type: 'text' } },
      },
    },
  ],
})
const open = (server: unknown, rest: object = {}) =>
  openPage({ path: PATH, packaged: true, server, ...rest })

test('a page whose widgets are all there is drawn where it is', async () => {
  const { services } = await open(page('Hazy IPA'))
  expect(screen.getByText('Hazy IPA')).toBeVisible()
  expect(services.navigator.widen).not.toHaveBeenCalled()
})

test('one that names another gives way to its page where every widget is, with what it was opened with', async () => {
  const { services } = await open(withMore, { query: { classIds: '7' } })
  expect(services.navigator.widen).toHaveBeenCalledWith('/zero/class?classIds=7')
  expect(services.navigator.widen).toHaveBeenCalledTimes(1)
  // Half a page, or what stands in for a widget that can be had, is not shown meanwhile.
  expect(screen.queryByText('Hazy IPA')).toBeNull()
  expect(screen.queryByText('A still')).toBeNull()
})

test('a package that does not come is said, and asked for again', async () => {
  let answer = (_definition: unknown) => {}
  const { services } = await open(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const widen = jest.mocked(services.navigator.widen)
  widen.mockRejectedValueOnce(new NavigationError('host', PATH))
  await act(async () => answer(withMore))
  expect(screen.getByText('Could not get the data')).toBeVisible()
  await tap('Try again')
  expect(widen).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('Could not get the data')).toBeNull()
})

test('what is read stays: a widget that comes meanwhile is there with the next visit', async () => {
  const { services, reload } = await open(page('Hazy IPA'))
  await reload(withMore)
  expect(screen.getByText('Hazy IPA')).toBeVisible()
  expect(services.navigator.widen).not.toHaveBeenCalled()
})
