export { sendSmsCode } from './contract'
export { SmsCodeField } from './parts/sms-code-field'
