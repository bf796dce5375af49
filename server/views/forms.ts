import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true }, nav: { pullRefresh: false } }

/** Who somebody is, with the review of it, and feedback, whose form is in `server/form/form-table.ts`. */
export const formViews = [
  define(
    '/user/identity',
    both('Real-name verification', '实名认证'),
    [widget('identity', 'identity', { required: true })],
    LOGGED_IN,
  ),
  define(
    '/people/identities',
    both('Identities', '实名审核'),
    [widget('identityReview', 'identities', { required: true })],
    { ...LOGGED_IN, security: { isLogin: true, isAdmin: true } },
  ),
  define(
    '/company/feedback',
    both('Feedback', '意见反馈'),
    [
      widget('form', 'form', {
        form: 'feedback',
        submitText: both('Send', '提交反馈'),
        doneText: both('Thank you, we read everything', '感谢反馈，我们会逐条阅读'),
      }),
    ],
    LOGGED_IN,
  ),
]
