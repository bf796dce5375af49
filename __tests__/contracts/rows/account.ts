import { openIdOf } from '../../../server/gateways/identity'
import type { Services } from '../../../server/services'
import { giveMoney } from '../../../server/testing/give-money'
import { isAdmin } from '../../../src/engine/calls'
import { checkVerifyCode, sendSmsCode } from '../../../src/features/identity/contract'
import {
  checkMobile,
  getOpenId,
  getUser,
  getUserView,
  login,
  loginByMobile,
  loginByOpenId,
  loginPublic,
  memberLogin,
  register,
  updateOpenId,
} from '../../../src/features/login/contract'
import {
  bindMobile,
  checkMobileBound,
  getPhone,
  loginMiniProgram,
} from '../../../src/features/login/contract-phone'
import {
  checkToken,
  getLoginUser,
  getLoginUserByToken,
  getOpenInfo,
  logout,
} from '../../../src/features/login/contract-session'
import { cancelAccount } from '../../../src/features/profile/contract'
import type { Row } from '../harness'

const MEMBER = '13800138000'
const NEWCOMER = '19912345678'
const NOBODYS = '15512345678'
export const OPEN_ID = openIdOf('wechat', 'member')
export const CODE = '246810'
const LIN_XIA = expect.objectContaining({ id: '1001', userId: '1001', mobile: MEMBER, gradeId: 2 })

/** A text message with a known code was sent to the number. */
export const sms =
  (mobile: string) =>
  ({ db, clock }: Services) =>
    db
      .insertInto('sms')
      .values({
        id: 'sms-1',
        mobile,
        code: CODE,
        text: '',
        sentAt: clock.now(),
        expiresAt: clock.now() + 300,
        usedAt: null,
        wrongTries: 0,
      })
      .execute()

/** WeChat has handed a code with a known name to the member's phone. */
const hostCode =
  (purpose: 'login' | 'page' | 'phone') =>
  ({ db, clock }: Services) =>
    db
      .insertInto('gateway_codes')
      .values({
        code: 'wx-code',
        gateway: 'wechat',
        purpose,
        identity: 'member',
        expiresAt: clock.now() + 300,
        usedAt: null,
      })
      .execute()

/** And our server has asked the platform whose it is, a moment ago. */
export const proved = ({ db, clock }: Services) =>
  db
    .insertInto('social_proofs')
    .values({
      code: 'wx-code',
      openId: OPEN_ID,
      expiresAt: clock.now() + 300,
      loginAt: null,
      bindAt: null,
    })
    .execute()

const HANDLE = 'a handle'

/** And has given out a handle for that login. */
const loggedIn = ({ db }: Services) =>
  db
    .insertInto('social_sessions')
    .values({ openId: OPEN_ID, handle: HANDLE, sessionKey: '', gateway: 'wechat' })
    .execute()

/** Who somebody is: logins of every kind. */
export const accountRows: readonly Row[] = [
  {
    call: getOpenInfo,
    before: hostCode('login'),
    input: { query: { code: 'wx-code' } },
    sends: 'POST basic/authMp/getOpenInfo?code=wx-code',
    answers: { openId: OPEN_ID, sessionKey: expect.any(String) },
  },
  {
    call: checkMobileBound,
    input: { query: { openId: OPEN_ID } },
    sends: `POST basic/authMp/checkMoblie?openId=${OPEN_ID}`,
    answers: { isBound: true },
  },
  {
    call: loginMiniProgram,
    before: proved,
    input: { body: { code: 'wx-code', avatarUrl: '', gender: 0, nickName: '', openId: OPEN_ID } },
    sends: 'POST basic/authMp/login',
    answers: LIN_XIA,
  },
  {
    call: getPhone,
    before: async (services) => {
      await hostCode('phone')(services)
      await loggedIn(services)
    },
    input: { body: { code: 'wx-code', data: '', iv: '', sessionKey: HANDLE } },
    sends: 'POST basic/authMp/getPhone',
    answers: { mobile: MEMBER },
  },
  {
    call: bindMobile,
    before: async (services) => {
      await proved(services)
      await sms(MEMBER)(services)
    },
    input: { body: { code: 'wx-code', mobile: MEMBER, verifiyCode: CODE } },
    sends: 'POST basic/authMp/bind',
    answers: LIN_XIA,
  },
  {
    call: updateOpenId,
    as: 'member',
    before: proved,
    input: { query: { openId: OPEN_ID, code: 'wx-code' } },
    sends: `GET asset/wechat/updateOpenId?openId=${OPEN_ID}&code=wx-code`,
    answers: null,
  },
  {
    call: getOpenId,
    before: hostCode('page'),
    input: { query: { code: 'wx-code' } },
    sends: 'GET asset/wechat/getOpenId?code=wx-code',
    answers: { openId: openIdOf('official', 'member') },
  },
  {
    call: loginByOpenId,
    before: proved,
    input: { query: { openId: OPEN_ID, code: 'wx-code' } },
    sends: `GET asset/wechat/loginByOpenId?openId=${OPEN_ID}&code=wx-code`,
    answers: LIN_XIA,
  },
  {
    call: loginPublic,
    before: proved,
    input: { body: { openId: OPEN_ID, userCode: '', code: 'wx-code' } },
    sends: 'POST api/AuthWeiXinPublic/LoginByOpenId',
    answers: LIN_XIA,
  },
  {
    call: checkMobile,
    input: { query: { openid: 'nobody' } },
    sends: 'GET Api/AuthCheckService/CheckMobile?openid=nobody',
    answers: { isBound: false },
  },
  {
    call: login,
    input: { body: { key: MEMBER, password: 'taproom1', verifyCode: '', openId: '', type: 4 } },
    sends: 'POST people/user/login',
    answers: LIN_XIA,
  },
  {
    call: loginByMobile,
    before: sms(MEMBER),
    input: { body: { username: MEMBER, verifyCode: CODE } },
    sends: 'POST Api/Member/LoginByMobile',
    answers: LIN_XIA,
  },
  {
    call: memberLogin,
    input: { body: { token: '', username: 'linxia', password: 'taproom1' } },
    sends: 'POST Api/Member/Login',
    answers: LIN_XIA,
  },
  {
    call: register,
    before: sms(NOBODYS),
    input: { body: { mobile: NOBODYS, verifyCode: CODE, password: 'hops-and-malt', openId: '' } },
    sends: 'POST people/user/reg',
    answers: expect.objectContaining({ mobile: NOBODYS, gradeId: 1 }),
  },
  { call: checkToken, as: 'member', sends: 'GET people/user/checkToken', answers: true },
  {
    call: getLoginUserByToken,
    as: 'member',
    sends: 'GET people/user/getLoginUserByToken',
    answers: LIN_XIA,
  },
  { call: getLoginUser, as: 'member', sends: 'GET people/user/getLoginUser', answers: LIN_XIA },
  { call: getUserView, as: 'member', sends: 'GET api/user/View', answers: LIN_XIA },
  { call: logout, as: 'member', sends: 'POST people/user/logout', answers: null },
  {
    call: cancelAccount,
    as: 'newcomer',
    before: async (services) => {
      await sms(NEWCOMER)(services)
      for (const account of ['100201', '100202', '100203']) await giveMoney(services, account, 0)
    },
    input: { query: { verifyCode: CODE } },
    sends: `DELETE Api/UserDetail/Cancel?verifyCode=${CODE}`,
    answers: null,
  },
  {
    call: getUser,
    as: 'member',
    input: { params: { id: '1004' } },
    sends: 'GET people/user/1004',
    answers: {
      id: '1004',
      nickName: 'He Wenbo',
      avatar: '/pictures/avatar/1004.svg',
      grade: 'Cellar',
    },
  },
  { call: isAdmin, as: 'owner', sends: 'POST employee/isAdmin', answers: true },
  {
    call: sendSmsCode,
    input: { query: { mobile: MEMBER } },
    sends: `GET basic/sms/code?mobile=${MEMBER}`,
    answers: { resendAfter: 60 },
  },
  {
    call: checkVerifyCode,
    before: sms(MEMBER),
    input: { query: { mobile: MEMBER, code: CODE } },
    sends: `GET api/UserReg/CheckVerifiyCode?mobile=${MEMBER}&code=${CODE}`,
    answers: true,
  },
]
