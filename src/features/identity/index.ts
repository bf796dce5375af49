export { sendSmsCode } from './contract'
export { SmsCodeField } from './parts/sms-code-field'
export { administrator } from './queries'
