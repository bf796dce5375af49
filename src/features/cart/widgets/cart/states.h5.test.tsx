import { testPressing, testReading } from '../../../../engine/testing/seen'

import { cart } from '.'

const line = (id: string, name: string, price: number, count: number, more: object = {}) => ({
  id,
  productId: `p${id}`,
  skuId: id,
  name,
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price,
  stock: 50,
  count,
  ...more,
})
const setups = {
  full: {
    api: {
      'cart/list': [
        line('11', 'Hop Field', 1999, 2),
        line('12', 'Plum Rain', 333, 3, { stock: 3 }),
        line('13', 'Night Train', 5000, 1, { stock: 0 }),
      ],
    },
  },
  'two stores': {
    config: {},
    api: {
      'cart/list': [
        line('11', 'Hop Field', 1999, 1, { storeId: '1', storeName: 'River Quay' }),
        line('12', 'Plum Rain', 333, 3, { storeId: '2', storeName: 'Oak Hill' }),
      ],
    },
  },
  readOnly: { api: { 'cart/list': [line('11', 'Hop Field', 1999, 2)] } },
  nothing: { config: {}, api: { 'cart/list': [] } },
}

const widgets = { cart }

testReading(
  widgets,
  [
    [
      'cart',
      'full',
      [
        'group «Lines of the cart»',
        'list «Lines of the cart»',
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» | status: 2 | button «One piece more»',
        'listitem: checkbox «Select Plum Rain» (checked) | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | Only 3 left | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more» (disabled)',
        'heading: Cannot be bought',
        'button: Remove these',
        'list «Cannot be bought»',
        'listitem: picture /pictures/1.svg?w=80 | link: Night Train | button «Remove Night Train» | 330 ml | ¥ | 50 | .00 | Sold out',
        'checkbox (checked): All',
        'group «Total»',
        'Total',
        '¥',
        '49',
        '.97',
        'Excl. delivery',
        'button: Check out (5)',
      ],
    ],
    [
      'cart',
      'two stores',
      [
        'group «River Quay»',
        'checkbox «Select all of River Quay» (checked)',
        'link: River Quay',
        'list «Lines of the cart»',
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» (disabled) | status: 1 | button «One piece more»',
        'group «Oak Hill»',
        'checkbox «Select all of Oak Hill» (checked)',
        'link: Oak Hill',
        'list «Lines of the cart»',
        'listitem: checkbox «Select Plum Rain» (checked) | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more»',
        'checkbox (checked): All',
        'group «Total»',
        'Total',
        '¥',
        '29',
        '.98',
        'Excl. delivery',
        'button: Check out (4)',
      ],
    ],
    [
      'cart',
      'readOnly',
      [
        'group «Lines of the cart»',
        'list «Lines of the cart»',
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | 330 ml | ¥ | 19 | .99 | × | 2',
        'checkbox (checked): All',
        'group «Total»',
        'Total',
        '¥',
        '39',
        '.98',
        'Excl. delivery',
        'button: Check out (2)',
      ],
    ],
    [
      'cart',
      'nothing',
      ['Your cart is empty', 'Choose a beer and it waits for you here.', 'button: Browse beers'],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    [
      'cart',
      'full',
      'Select Hop Field',
      [],
      [
        'listitem: checkbox «Select Hop Field» | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» | status: 2 | button «One piece more»',
        'checkbox: All',
        '9',
        '.99',
        'button: Check out (3)',
      ],
      [
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» | status: 2 | button «One piece more»',
        'checkbox (checked): All',
      ],
    ],
    ['cart', 'full', 'Hop Field', ['open /views/index?url=/product/show&id=p11']],
    [
      'cart',
      'full',
      'Remove Hop Field',
      [],
      [
        'alertdialog «Take it out of the cart?»',
        'heading: Take it out of the cart?',
        'button: Cancel',
        'button: Delete',
      ],
    ],
    [
      'cart',
      'full',
      'Another variant of Hop Field: 330 ml',
      ['product/productShow/detail {"id":"p11"}', 'product/productShow/skus {"id":"p11"}'],
      [
        'dialog «Hop Field»: heading: Hop Field | button «Close» | Could not get the data | no fake for product/productShow/detail | button: Try again',
      ],
    ],
    ['cart', 'full', 'One piece less', ['toast no fake for cart/', 'cart/ {"id":"11","count":1}']],
    [
      'cart',
      'full',
      'Select Plum Rain',
      [],
      [
        'listitem: checkbox «Select Plum Rain» | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | Only 3 left | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more» (disabled)',
        'checkbox: All',
        '39',
        '.98',
        'button: Check out (2)',
      ],
      [
        'listitem: checkbox «Select Plum Rain» (checked) | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | Only 3 left | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more» (disabled)',
        'checkbox (checked): All',
      ],
    ],
    [
      'cart',
      'full',
      'Another variant of Plum Rain: 330 ml',
      ['product/productShow/detail {"id":"p12"}', 'product/productShow/skus {"id":"p12"}'],
      [
        'dialog «Plum Rain»: heading: Plum Rain | button «Close» | Could not get the data | no fake for product/productShow/detail | button: Try again',
      ],
    ],
    [
      'cart',
      'full',
      'Remove these',
      [],
      [
        'alertdialog «Take what is sold out out of the cart?»',
        'heading: Take what is sold out out of the cart?',
        'button: Cancel',
        'button: Delete',
      ],
    ],
    [
      'cart',
      'full',
      'All',
      [],
      [
        'listitem: checkbox «Select Hop Field» | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» | status: 2 | button «One piece more»',
        'listitem: checkbox «Select Plum Rain» | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | Only 3 left | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more» (disabled)',
        'checkbox: All',
        '0',
        '.00',
        'button (disabled): Check out (0)',
      ],
      [
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» | status: 2 | button «One piece more»',
        'listitem: checkbox «Select Plum Rain» (checked) | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | Only 3 left | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more» (disabled)',
      ],
    ],
    [
      'cart',
      'full',
      'Check out (5)',
      ['open /shop/order/buy?items=p11%3A11%3A2%2Cp12%3A12%3A3&cart=1'],
    ],
    [
      'cart',
      'two stores',
      'Select all of River Quay',
      [],
      [
        'checkbox «Select all of River Quay»',
        'listitem: checkbox «Select Hop Field» | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» (disabled) | status: 1 | button «One piece more»',
        'checkbox: All',
        '9',
        '.99',
        'button: Check out (3)',
      ],
      [
        'checkbox «Select all of River Quay» (checked)',
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | button «Remove Hop Field» | button «Another variant of Hop Field: 330 ml»: 330 ml | ¥ | 19 | .99 | group «Pieces of Hop Field» | button «One piece less» (disabled) | status: 1 | button «One piece more»',
      ],
    ],
    ['cart', 'two stores', 'River Quay', ['open /views/index?url=/store/show&id=1']],
    [
      'cart',
      'two stores',
      'Select all of Oak Hill',
      [],
      [
        'checkbox «Select all of Oak Hill»',
        'listitem: checkbox «Select Plum Rain» | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more»',
        'checkbox: All',
        '19',
        '.99',
        'button: Check out (1)',
      ],
      [
        'checkbox «Select all of Oak Hill» (checked)',
        'listitem: checkbox «Select Plum Rain» (checked) | picture /pictures/1.svg?w=80 | link: Plum Rain | button «Remove Plum Rain» | button «Another variant of Plum Rain: 330 ml»: 330 ml | ¥ | 3 | .33 | group «Pieces of Plum Rain» | button «One piece less» | status: 3 | button «One piece more»',
      ],
    ],
    [
      'cart',
      'readOnly',
      'Select Hop Field',
      [],
      [
        'listitem: checkbox «Select Hop Field» | picture /pictures/1.svg?w=80 | link: Hop Field | 330 ml | ¥ | 19 | .99 | × | 2',
        'checkbox: All',
        '0',
        '.00',
        'button (disabled): Check out (0)',
      ],
      [
        'listitem: checkbox «Select Hop Field» (checked) | picture /pictures/1.svg?w=80 | link: Hop Field | 330 ml | ¥ | 19 | .99 | × | 2',
        'checkbox (checked): All',
      ],
    ],
    ['cart', 'readOnly', 'Check out (2)', ['open /shop/order/buy?items=p11%3A11%3A2&cart=1']],
    ['cart', 'nothing', 'Browse beers', ['open /pages/tabbar/index']],
  ],
  setups,
)
