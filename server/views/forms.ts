import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true }, nav: { pullRefresh: false } }

/** Pages with one form each; what the forms ask for is in `server/form/form-table.ts`. */
export const formViews = [
  define(
    '/user/identity',
    both('Real-name verification', '实名认证'),
    [
      widget('form', 'form', {
        form: '/user/identity',
        edit: true,
        refreshUser: true,
        submitText: both('Verify', '提交认证'),
        doneText: both('Your real name is verified', '实名认证已通过'),
      }),
    ],
    LOGGED_IN,
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
