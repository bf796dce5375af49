import { testPressing, testReading } from '../../../../engine/testing/seen'

import { ownReviews, reviewForm } from '.'

const line = (productId: string, name: string, reviewed = false) => ({
  productId,
  skuId: `${productId}1`,
  name,
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price: 1000,
  count: 1,
  reviewed,
})
const orderOf = (status: number, ...lines: readonly object[]) => ({
  id: '1',
  serial: 'S1',
  status,
  payId: '9',
  storeName: 'West Lake',
  lines,
  goodsAmount: 2000,
  freight: 0,
  amount: 2000,
  address: { name: '', mobile: '', region: '', detail: '' },
  note: '',
  createdAt: 1,
  paidAt: 2,
  expiresAt: 3,
})
const review = {
  id: '81',
  productId: '5',
  productName: 'Hop Field',
  stars: 4,
  content: 'Bright',
  pictures: ['/files/1.jpg'],
  skuName: '330 ml',
  nickName: 'Lin',
  avatar: '/pictures/avatar/1.svg',
  createdAt: 1_700_000_000,
  addition: '',
  addedAt: null,
  reply: 'Come again',
  isMine: true,
}
const saidOf = (...result: readonly object[]) => ({
  result,
  pageIndex: 1,
  pageSize: 50,
  totalCount: result.length,
  counts: { all: 0, pictures: 0, stars: [], average: 0 },
})
const SAID = 'product/productShow/evaluates'
const setups = {
  order: {
    query: { id: '1' },
    api: {
      'api/ordershow/show': orderOf(4, line('5', 'Hop Field'), line('6', 'Oat')),
      [SAID]: saidOf(),
    },
  },
  'half said': {
    query: { id: '1' },
    config: {},
    api: {
      'api/ordershow/show': orderOf(4, line('5', 'Hop Field', true), line('6', 'Oat')),
      [SAID]: saidOf(review),
    },
  },
  'not received': {
    query: { id: '1' },
    config: {},
    api: { 'api/ordershow/show': orderOf(3, line('5', 'Hop Field')), [SAID]: saidOf() },
  },
  all: {
    api: {
      [SAID]: saidOf(review, {
        ...review,
        id: '82',
        productId: '6',
        productName: 'Oat',
        reply: '',
        addition: 'Still',
        addedAt: 1_700_000_900,
      }),
    },
  },
  'nothing said': { config: {}, api: { [SAID]: saidOf() } },
}

const widgets = { reviewForm, ownReviews }

testReading(
  widgets,
  [
    [
      'reviewForm',
      'order',
      [
        'group «Hop Field»',
        'picture /pictures/1.svg?w=48',
        'Hop Field',
        '330 ml',
        'radiogroup «Stars for Hop Field»',
        'radio «1 star»',
        'radio «2 stars»',
        'radio «3 stars»',
        'radio «4 stars»',
        'radio «5 stars»',
        'Your words on Hop Field',
        '*',
        'field «Your words on Hop Field», ≤ 500, How did it look, smell and taste? = ',
        'group «Pictures of Hop Field»',
        'button «Add a picture: Pictures of Hop Field»: 0/9',
        'group «Oat»',
        'picture /pictures/1.svg?w=48',
        'Oat',
        '330 ml',
        'radiogroup «Stars for Oat»',
        'radio «1 star»',
        'radio «2 stars»',
        'radio «3 stars»',
        'radio «4 stars»',
        'radio «5 stars»',
        'Your words on Oat',
        '*',
        'field «Your words on Oat», ≤ 500, How did it look, smell and taste? = ',
        'group «Pictures of Oat»',
        'button «Add a picture: Pictures of Oat»: 0/9',
        'checkbox: Without my name · Others see the first and last letter.',
        'button: Send',
      ],
    ],
    [
      'reviewForm',
      'half said',
      [
        'group «Oat»',
        'picture /pictures/1.svg?w=48',
        'Oat',
        '330 ml',
        'radiogroup «Stars for Oat»',
        'radio «1 star»',
        'radio «2 stars»',
        'radio «3 stars»',
        'radio «4 stars»',
        'radio «5 stars»',
        'Your words on Oat',
        '*',
        'field «Your words on Oat», ≤ 500, How did it look, smell and taste? = ',
        'group «Pictures of Oat»',
        'button «Add a picture: Pictures of Oat»: 0/9',
        'checkbox: Without my name · Others see the first and last letter.',
        'button: Send',
        'list «What you have said»',
        expect.stringMatching(
          /^listitem: link: Hop Field \| 330 ml \| img «4 stars» \| .+ \| Bright \| picture \/files\/1\.jpg\?w=72 Picture 1 \| The shop: Come again \| button «Add to your review of Hop Field»: Add to it$/,
        ),
      ],
    ],
    [
      'reviewForm',
      'not received',
      [
        'This order cannot be reviewed',
        'Reviews are written once everything has arrived.',
        'button: My orders',
      ],
    ],
    [
      'ownReviews',
      'all',
      [
        'link: Hop Field | 330 ml',
        'img «4 stars»',
        expect.stringMatching(/^.+$/),
        'Bright',
        'picture /files/1.jpg?w=72 Picture 1',
        'The shop: Come again',
        'button «Add to your review of Hop Field»: Add to it',
        'link: Oat | 330 ml',
        'img «4 stars»',
        expect.stringMatching(/^.+$/),
        'Bright',
        'picture /files/1.jpg?w=72 Picture 1',
        expect.stringMatching(/^Added on .+$/),
        'Still',
        'status: That is all',
      ],
    ],
    [
      'ownReviews',
      'nothing said',
      ['No reviews yet', 'What you say of your beers is kept here.', 'button: My orders'],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    ['reviewForm', 'order', '1 star', [], ['radio «1 star» (checked)', 'Poor']],
    ['reviewForm', 'order', '2 stars', [], ['radio «2 stars» (checked)', 'Could be better']],
    ['reviewForm', 'order', '3 stars', [], ['radio «3 stars» (checked)', 'Fine']],
    ['reviewForm', 'order', '4 stars', [], ['radio «4 stars» (checked)', 'Good']],
    ['reviewForm', 'order', '5 stars', [], ['radio «5 stars» (checked)', 'Excellent']],
    ['reviewForm', 'order', 'Add a picture: Pictures of Hop Field', ['chooseMedia image 9']],
    [
      'reviewForm',
      'order',
      'Without my name · Others see the first and last letter.',
      [],
      ['checkbox (checked): Without my name · Others see the first and last letter.'],
      ['checkbox: Without my name · Others see the first and last letter.'],
    ],
    ['reviewForm', 'order', 'Send', [], ['alert: How many stars is it worth?']],
    ['reviewForm', 'half said', 'Hop Field 330 ml', ['open /views/index?url=/product/show&id=5']],
    [
      'reviewForm',
      'half said',
      'Add to your review of Hop Field',
      [],
      [
        'dialog «Add to it»: heading: Add to it | button «Close» | Your words on Hop Field | * | field «Your words on Hop Field», ≤ 500, How is it after a while? =  | button: Add',
      ],
    ],
    ['reviewForm', 'not received', 'My orders', ['open /views/index?url=/order/list']],
    ['ownReviews', 'all', 'Hop Field 330 ml', ['open /views/index?url=/product/show&id=5']],
    [
      'ownReviews',
      'all',
      'Add to your review of Hop Field',
      [],
      [
        'dialog «Add to it»: heading: Add to it | button «Close» | Your words on Hop Field | * | field «Your words on Hop Field», ≤ 500, How is it after a while? =  | button: Add',
      ],
    ],
    ['ownReviews', 'nothing said', 'My orders', ['open /views/index?url=/order/list&status=4']],
  ],
  setups,
)
