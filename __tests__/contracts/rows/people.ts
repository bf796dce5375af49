import { listSimpleMerchants } from '../../../src/features/merchant/contract'
import {
  getRecommendCount,
  getRecommendUsers,
  getSecondUsers,
  pageQrCodes,
} from '../../../src/features/referral/contract'
import { getTransferPrice, saveAccount, transfer } from '../../../src/features/wallet/contract'
import { listAccounts } from '../../../src/features/wallet/contract-accounts'
import type { Row } from '../harness'

const ACCOUNT = { kind: 'bank', bank: '招商银行', holder: '林夏', number: '6225880099887763' }

export const peopleRows: readonly Row[] = [
  {
    call: getRecommendCount,
    as: 'member',
    sends: 'GET people/user/getRecommendCount',
    answers: { first: 4, second: 4, total: 8 },
  },
  {
    call: getRecommendUsers,
    as: 'member',
    input: { query: { pageIndex: 1, pageSize: 1 } },
    sends: 'GET people/user/getRecommendUsers?pageIndex=1&pageSize=1',
    answers: {
      result: [
        {
          id: '1002',
          nickName: 'Chen Mo',
          avatar: '/pictures/avatar/1002.svg',
          mobile: '199****5678',
          grade: 'Taster',
          level: 1,
          spent: 0,
          weeks: [0, 0, 0, 0, 0, 0],
          team: 0,
          inviter: '',
          createdAt: expect.any(Number),
        },
      ],
      pageIndex: 1,
      pageSize: 1,
      totalCount: 4,
    },
  },
  {
    call: getSecondUsers,
    as: 'member',
    input: { query: {} },
    sends: 'GET people/user/getSecondUsers',
    answers: expect.objectContaining({ pageSize: 15, totalCount: 4 }),
  },
  {
    call: pageQrCodes,
    as: 'member',
    input: { query: {} },
    sends: 'GET people/user/getQrCodes',
    answers: expect.objectContaining({ pageSize: 15, totalCount: 18 }),
  },
  {
    call: listSimpleMerchants,
    as: 'member',
    sends: 'GET merchant/merchants/simpleMerchants',
    answers: [
      {
        id: '401',
        name: 'Delta Taphouse Company',
        status: 2,
        reason: '',
        isWaiting: false,
      },
    ],
  },
  {
    call: listAccounts,
    as: 'member',
    sends: 'GET asset/account/userAccountList',
    answers: expect.objectContaining({
      overview: expect.objectContaining({ balance: 286_450 }),
      accounts: expect.arrayContaining([expect.objectContaining({ id: '100101' })]),
    }),
  },
  {
    call: saveAccount,
    as: 'member',
    input: { body: { id: '920001', ...ACCOUNT } },
    sends: 'POST asset/account/userAccount/addOrEdit',
    answers: {
      ...ACCOUNT,
      id: '920001',
      number: '62************63',
      branch: '',
      isDefault: true,
    },
  },
  {
    call: transfer,
    as: 'member',
    input: {
      body: {
        accountId: '100101',
        toMobile: '13900139000',
        amount: 10_000,
        payPassword: '135790',
        requestId: 'r1',
      },
    },
    sends: 'POST ctf/assetaccount/transfer',
    answers: { id: expect.any(String), amount: 10_000, fee: 50, balance: 276_400 },
  },
  {
    call: getTransferPrice,
    as: 'member',
    input: { body: { amount: 10_000 } },
    sends: 'POST ctf/assetaccount/getCtfPrice',
    answers: { amount: 10_000, fee: 50, total: 10_050 },
  },
]
