import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '../../errors'
import { Text } from '../../ui/primitives/elements'
import { type ListPage, usePages } from '../data/queries'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { PagedList } from './paged-list'

type Load = (pageIndex: number) => Promise<ListPage<string>>

function Names({ load }: { readonly load: Load }) {
  const list = usePages<string>({ key: ['names'], load })
  return (
    <PagedList
      list={list}
      skeleton={<Text>Wait</Text>}
      empty={{ title: 'Nobody' }}
      more='order.more'
      label='Names'
    >
      {(name) => <Text key={name}>{name}</Text>}
    </PagedList>
  )
}

const open = (load: Load) =>
  act(async () => {
    render(
      <ServicesContext.Provider value={createTestServices({}).services}>
        <Names load={load} />
      </ServicesContext.Provider>,
    )
  })
const tap = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))

/** Three names, one a page. */
const pageOf = (pageIndex: number): ListPage<string> => ({
  result: [`Name ${pageIndex}`],
  pageIndex,
  pageSize: 1,
  totalCount: 3,
})

test('a page that could not be had is said, and tried again by a tap', async () => {
  let fails = true
  const asked: number[] = []
  await open(async (pageIndex) => {
    asked.push(pageIndex)
    if (pageIndex === 2 && fails) throw new ApiError('names', 400, 'no')
    return pageOf(pageIndex)
  })
  await tap('Load more')
  expect(screen.getByText('Name 1')).toBeInTheDocument()
  expect(screen.queryByText('That is all')).toBeNull()
  fails = false
  await tap('Try again')
  expect(screen.getByText('Name 2')).toBeInTheDocument()
  await tap('Load more')
  expect(screen.getByText('Name 3')).toBeInTheDocument()
  expect(screen.getByText('That is all')).toBeInTheDocument()
  expect(asked).toEqual([1, 2, 2, 3])
})

test('who may not see a list reads so, with the way home in place of another try', async () => {
  const { services, navigator } = createTestServices({})
  await act(async () => {
    render(
      <ServicesContext.Provider value={services}>
        <Names
          load={async () => {
            throw new ApiError('names', 403, 'For who runs the brand.')
          }}
        />
      </ServicesContext.Provider>,
    )
  })
  expect(screen.getByText('No access')).toBeInTheDocument()
  expect(screen.getByText('For who runs the brand.')).toBeInTheDocument()
  expect(screen.queryByText('Try again')).toBeNull()
  await tap('Back to home')
  expect(navigator.open.mock.calls.map(([url]) => url)).toEqual(['/pages/tabbar/index'])
})
