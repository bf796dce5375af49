import type { ViewDefinition } from '../../engine/contract'
import { oneWidget } from '../one-widget'

/** What each page about a user shows before, or without, a word from the server. */
export const views = {
  '/user/login': oneWidget('/user/login', 'loginForm'),
  '/user/reg': oneWidget('/user/reg', 'registerForm'),
  '/user/setting': oneWidget('/user/setting', 'settingsPanel'),
  '/user/address': oneWidget('/user/address', 'addressList'),
  '/user/avator': oneWidget('/user/avator', 'avatarForm'),
  '/user/delete': oneWidget('/user/delete', 'accountClosing'),
  '/user/respect': {
    name: '',
    url: '/user/respect',
    widgets: [{ value: {}, config: { type: 'about', id: 'about' } }],
  },
  '/views/user/wechatLogin': oneWidget('/views/user/wechatLogin', 'bindMobile'),
} satisfies Record<string, ViewDefinition>
