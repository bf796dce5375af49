import {
  changePayPassword,
  checkPayPassword,
  findPayPassword,
  initPayPassword,
  needSetPayPassword,
  notNeedSetPayPassword,
} from '../../../src/features/pay/contract-password'
import {
  changeMobile,
  changeNickName,
  changePassword,
  changeSex,
  checkLoginPassword,
  findPassword,
  updateAvatar,
} from '../../../src/features/profile/contract'
import type { Row } from '../harness'
import { CODE, sms } from './account'

const MEMBER = '13800138000'
const NOBODYS = '15512345678'

const DETAIL = 'people/userDetail'
/** What a user sets: names, passwords, the number. */
export const userDetailRows: readonly Row[] = [
  {
    call: needSetPayPassword,
    as: 'newcomer',
    sends: `GET ${DETAIL}/needSetPayPassword`,
    answers: true,
  },
  {
    call: notNeedSetPayPassword,
    as: 'member',
    sends: `GET ${DETAIL}/notNeedSetPayPassword`,
    answers: true,
  },
  {
    call: checkLoginPassword,
    as: 'member',
    input: { query: { password: 'taproom1' } },
    sends: `GET ${DETAIL}/checkLoginPassword?password=taproom1`,
    answers: true,
  },
  {
    call: checkPayPassword,
    as: 'member',
    input: { query: { password: '135790' } },
    sends: `GET ${DETAIL}/checkPayPassword?password=135790`,
    answers: true,
  },
  {
    call: changeMobile,
    as: 'member',
    before: sms(NOBODYS),
    input: { body: { mobile: NOBODYS, verifyCode: CODE } },
    sends: `POST ${DETAIL}/changeMobile`,
    answers: null,
  },
  {
    call: changeNickName,
    as: 'member',
    input: { body: { nickName: '夏' } },
    sends: `POST ${DETAIL}/changeNickName`,
    answers: null,
  },
  {
    call: changePayPassword,
    as: 'member',
    input: { body: { oldPassword: '135790', password: '246802' } },
    sends: `POST ${DETAIL}/changePayPassword`,
    answers: null,
  },
  {
    call: changeSex,
    as: 'member',
    input: { body: { sex: 1 } },
    sends: `POST ${DETAIL}/changeSex`,
    answers: null,
  },
  {
    call: findPayPassword,
    as: 'member',
    before: sms(MEMBER),
    input: { body: { verifyCode: CODE, password: '246802' } },
    sends: `POST ${DETAIL}/findPayPassword`,
    answers: null,
  },
  {
    call: initPayPassword,
    as: 'newcomer',
    input: { body: { password: '246802' } },
    sends: `POST ${DETAIL}/initPayPassword`,
    answers: null,
  },
  {
    call: updateAvatar,
    as: 'member',
    input: { body: { avatar: '/pictures/avatar/7.svg' } },
    sends: `POST ${DETAIL}/updateAvatar`,
    answers: null,
  },
  {
    call: changePassword,
    as: 'member',
    input: { body: { oldPassword: 'taproom1', password: 'hops-and-malt' } },
    sends: 'POST userDetail/changePassword',
    answers: null,
  },
  {
    call: findPassword,
    before: sms(MEMBER),
    input: { body: { mobile: MEMBER, verifyCode: CODE, password: 'hops-and-malt' } },
    sends: 'POST people/user/userDetail/findPassword',
    answers: null,
  },
]
