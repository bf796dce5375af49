import { testPressing, testReading } from '../../../../engine/testing/seen'

import { bankCards } from '.'

const card = {
  id: '1',
  kind: 'bank',
  bank: 'CMB',
  holder: '林夏',
  number: '62************45',
  branch: '天河支行',
  isDefault: true,
}
const alipay = {
  ...card,
  id: '2',
  kind: 'alipay',
  bank: 'ALIPAY',
  number: '138****8000',
  branch: '',
  isDefault: false,
}
const saved = {
  'asset/account/userAccount/addOrEdit': card,
  'asset/account/userAccount/delete': null,
}
const setups = {
  full: { api: { 'userAccount/list': [card, alipay], ...saved } },
  cards: {
    api: {
      'userAccount/list': [card, { ...card, id: '3', bank: 'ICBC', isDefault: false }],
      ...saved,
    },
  },
  none: { api: { 'userAccount/list': [], ...saved } },
}

const widgets = { bankCards }

testReading(
  widgets,
  [
    [
      'bankCards',
      'full',
      [
        'listitem: China Merchants Bank | 天河支行 | Default | 62** **** **** **45 | 林夏 | Withdrawals go here | button «Edit China Merchants Bank 45» | button «Remove China Merchants Bank 45»',
        'listitem: Alipay | Alipay | 138****8000 | 林夏 | checkbox: Set as default | button «Edit Alipay 8000» | button «Remove Alipay 8000»',
        'Whole numbers never leave the server.',
        'button: Add account',
      ],
    ],
    [
      'bankCards',
      'cards',
      [
        'listitem: China Merchants Bank | 天河支行 | Default | 62** **** **** **45 | 林夏 | Withdrawals go here | button «Edit China Merchants Bank 45» | button «Remove China Merchants Bank 45»',
        'listitem: ICBC | 天河支行 | 62** **** **** **45 | 林夏 | checkbox: Set as default | button «Edit ICBC 45» | button «Remove ICBC 45»',
        'Whole numbers never leave the server.',
        'button: Add bank card',
      ],
    ],
    [
      'bankCards',
      'none',
      ['No account yet', 'Add one, so that your money can go there.', 'button: Add account'],
    ],
  ],
  setups,
)

testPressing(
  widgets,
  [
    [
      'bankCards',
      'full',
      'Edit China Merchants Bank 45',
      [],
      [
        'dialog «Edit account»: heading: Edit account | button «Close» | Account holder | * | field «Account holder», ≤ 40, Full name = 林夏 | As it is written at the bank | Card number | field «Card number», ≤ 23, 62************45 =  | Leave it empty to keep this number | Bank | * | button «Bank China Merchants Bank»: China Merchants Bank | Branch | field «Branch», ≤ 60, Optional, for example Tianhe = 天河支行 | button: Save',
      ],
    ],
    [
      'bankCards',
      'full',
      'Remove China Merchants Bank 45',
      [
        'toast no fake for userAccount/1',
        'confirm {"title":"Remove this account?","text":"China Merchants Bank 62************45","ok":"Delete","cancel":"Cancel","tone":"danger"}',
        'userAccount/1',
      ],
    ],
    [
      'bankCards',
      'full',
      'Set as default',
      [
        'toast This is the default now',
        'asset/account/userAccount/addOrEdit {"kind":"alipay","holder":"林夏","bank":"ALIPAY","number":"","branch":"","isDefault":true,"id":"2"}',
      ],
    ],
    [
      'bankCards',
      'full',
      'Edit Alipay 8000',
      [],
      [
        'dialog «Edit account»: heading: Edit account | button «Close» | Account holder | * | field «Account holder», ≤ 40, Full name = 林夏 | As it is written at the bank | Alipay account | field «Alipay account», ≤ 40, 138****8000 =  | Leave it empty to keep this number | Set as default | switch «Set as default» | button: Save',
      ],
    ],
    [
      'bankCards',
      'full',
      'Remove Alipay 8000',
      [
        'toast no fake for userAccount/2',
        'confirm {"title":"Remove this account?","text":"Alipay 138****8000","ok":"Delete","cancel":"Cancel","tone":"danger"}',
        'userAccount/2',
      ],
    ],
    [
      'bankCards',
      'full',
      'Add account',
      [],
      [
        'dialog «Add account»: heading: Add account | button «Close» | radiogroup «Kind of account» | radio (checked): Bank card | radio: Alipay | radio: WeChat Pay | Account holder | * | field «Account holder», ≤ 40, Full name =  | As it is written at the bank | Card number | * | field «Card number», ≤ 23, 12 to 19 digits =  | Bank | * | button «Bank Choose a bank»: Choose a bank | Branch | field «Branch», ≤ 60, Optional, for example Tianhe =  | Set as default | switch «Set as default» | button: Save',
      ],
    ],
    [
      'bankCards',
      'cards',
      'Set as default',
      [
        'toast This is the default now',
        'asset/account/userAccount/addOrEdit {"kind":"bank","holder":"林夏","bank":"ICBC","number":"","branch":"天河支行","isDefault":true,"id":"3"}',
      ],
    ],
    [
      'bankCards',
      'cards',
      'Edit ICBC 45',
      [],
      [
        'dialog «Edit account»: heading: Edit account | button «Close» | Account holder | * | field «Account holder», ≤ 40, Full name = 林夏 | As it is written at the bank | Card number | field «Card number», ≤ 23, 62************45 =  | Leave it empty to keep this number | Bank | * | button «Bank ICBC»: ICBC | Branch | field «Branch», ≤ 60, Optional, for example Tianhe = 天河支行 | Set as default | switch «Set as default» | button: Save',
      ],
    ],
    [
      'bankCards',
      'cards',
      'Remove ICBC 45',
      [
        'toast no fake for userAccount/3',
        'confirm {"title":"Remove this account?","text":"ICBC 62************45","ok":"Delete","cancel":"Cancel","tone":"danger"}',
        'userAccount/3',
      ],
    ],
    [
      'bankCards',
      'cards',
      'Add bank card',
      [],
      [
        'dialog «Add account»: heading: Add account | button «Close» | Account holder | * | field «Account holder», ≤ 40, Full name =  | As it is written at the bank | Card number | * | field «Card number», ≤ 23, 12 to 19 digits =  | Bank | * | button «Bank Choose a bank»: Choose a bank | Branch | field «Branch», ≤ 60, Optional, for example Tianhe =  | Set as default | switch «Set as default» | button: Save',
      ],
    ],
  ],
  setups,
)
