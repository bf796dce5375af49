import { WALKS } from '../../e2e/support/pages'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { openSandbox } from '../testing/open-sandbox'

const ADDRESS = /\/after-sale\/show&id=(\d+)$/

test('an after-sale is walked over in each of its states, by whose it is', async () => {
  const { services } = await openSandbox()
  const sales = await services.db
    .selectFrom('after_sales')
    .innerJoin('users', 'users.id', 'after_sales.userId')
    .select(['after_sales.id', 'after_sales.state', 'users.mobile'])
    .execute()
  const walked = WALKS.flatMap(({ mobile, addresses }) =>
    addresses.flatMap((address) => {
      const id = ADDRESS.exec(address)?.[1]
      return id === undefined ? [] : [{ id, mobile }]
    }),
  )
  const states = walked.map(
    ({ id, mobile }) => sales.find((sale) => sale.id === id && sale.mobile === mobile)?.state,
  )
  expect(states).not.toContain(undefined)
  expect(new Set(states)).toEqual(new Set(Object.values(AfterSaleState)))
})
