import { PRIVACY, TERMS } from './account-texts'
import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true }, nav: { pullRefresh: false } }

/** Pages of `/auto/edit?url=…` with one form each. */
const forms = [
  define(
    '/user/password/change',
    both('Change password', '修改密码'),
    [widget('passwordForm', 'form', { way: 'change' })],
    LOGGED_IN,
  ),
  define(
    '/user/password/find',
    both('Find password', '找回密码'),
    [widget('passwordForm', 'form', { way: 'find' })],
    { nav: { pullRefresh: false } },
  ),
  define(
    '/user/mobile',
    both('Change mobile number', '更换手机号'),
    [widget('mobileForm', 'form')],
    LOGGED_IN,
  ),
  define('/user/nickname', both('Nickname', '昵称'), [widget('nicknameForm', 'form')], LOGGED_IN),
  define('/user/sex', both('Gender', '性别'), [widget('sexForm', 'form')], LOGGED_IN),
  define(
    '/user/pay-password',
    both('Pay password', '支付密码'),
    [widget('payPasswordForm', 'form')],
    LOGGED_IN,
  ),
]

const respect = define('/user/respect', both('About this app', '关于'), [
  widget(
    'about',
    'app',
    {},
    {
      value: {
        intro: both(
          'A shop for craft beer, and an instrument panel for those who own the taps.',
          '一间精酿啤酒铺子，也是酒头业主的仪表盘。',
        ),
        note: both(
          'Pictures are drawn from the names of the beers. For adults only; enjoy with care.',
          '图片由酒名绘制而成。未成年人请勿饮酒，请理性饮酒。',
        ),
        links: [
          { id: 'about', icon: 'beer', title: both('About us', '关于我们'), url: '/company/about' },
          {
            id: 'terms',
            icon: 'file-text',
            title: both('Terms of service', '服务条款'),
            url: '/views/index?url=/user/terms',
          },
          {
            id: 'privacy',
            icon: 'shield-check',
            title: both('Privacy policy', '隐私政策'),
            url: '/views/index?url=/user/privacy',
          },
          {
            id: 'adults',
            icon: 'lock',
            title: both('For adults only', '仅限成年人'),
            url: '/views/index?url=/user/adults',
          },
          {
            id: 'update',
            icon: 'download',
            title: both('Updates', '版本更新'),
            url: '/tool/app/update',
          },
          {
            id: 'feedback',
            icon: 'message',
            title: both('Tell us something', '提交反馈'),
            url: '/company/feedback',
          },
        ],
      },
    },
  ),
])

const privacy = define('/user/privacy', both('Privacy policy', '隐私政策'), [
  widget('richText', 'text', { profile: 'basic' }, { value: { html: PRIVACY } }),
])

const terms = define('/user/terms', both('Terms of service', '服务条款'), [
  widget('richText', 'text', { profile: 'basic' }, { value: { html: TERMS } }),
])

const adults = define('/user/adults', both('For adults only', '仅限成年人'), [
  widget(
    'empty',
    'why',
    { variant: 'locked' },
    {
      value: {
        title: both('This shop is for adults', '本店仅面向成年人'),
        note: both(
          'We sell alcohol, and the law does not let us sell it to minors. If you tapped the wrong answer, go back and tell us again.',
          '本店售酒，依法不向未成年人销售。如果点错了，返回后可重新回答。',
        ),
        actionText: both('Back to the shop', '返回商店'),
        url: '/pages/tabbar/index',
      },
    },
  ),
  widget(
    'menuList',
    'open',
    {},
    {
      value: [
        {
          id: 'service',
          icon: 'headphones',
          title: both('Support', '咨询客服'),
          url: '/custService/service',
        },
        {
          id: 'terms',
          icon: 'file-text',
          title: both('Terms of service', '服务条款'),
          url: '/views/index?url=/user/terms',
        },
        {
          id: 'privacy',
          icon: 'shield-check',
          title: both('Privacy policy', '隐私政策'),
          url: '/views/index?url=/user/privacy',
        },
      ],
      cssConfig: { m: [12, 0, 24, 0] },
    },
  ),
])

/** Pages about the account and its papers. */
export const accountViews = [...forms, respect, privacy, terms, adults]
