import { testWaiting } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { order } from '../../testing/orders'
import { orderDetail } from '.'

beforeAll(() => initI18n('en'))

testWaiting({
  'an order': {
    widget: orderDetail,
    setup: { query: { id: '1' } },
    path: 'api/ordershow/show',
    answer: order,
    shows: 'Hop Field',
    returns: true,
  },
})
