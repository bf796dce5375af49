import {
  ApiError,
  ContractError,
  EndpointNotFoundError,
  MethodNotAllowedError,
  NetworkError,
  RequestTimeoutError,
} from '../errors'
import { changeLocale, translate } from '../i18n'
import { errorText } from './error-text'

test.each([
  [
    new EndpointNotFoundError('Product/page', 404, 'Not Found'),
    'Product/page接口不存在，请注意大小写',
  ],
  [
    new MethodNotAllowedError('product/page', 405, 'Method Not Allowed'),
    '您无权访问接口:是否为get方法使用httpPost或者post方法使用httpGet',
  ],
  [new ApiError('product/page', 500, '库存不足'), '库存不足'],
  [new ApiError('product/page', 503, '维护中'), '维护中'],
  [new ApiError('product/page', 500, ''), '服务器暂时无法处理，请重试'],
  [new NetworkError('product/page'), '网络连接失败，请检查网络后重试'],
  [new RequestTimeoutError('product/page'), '连接超时，点击屏幕重试'],
  [new ContractError('product/page', ['x']), '数据获取失败'],
  [new Error('a bug of ours'), '该内容无法显示'],
  [undefined, '该内容无法显示'],
])('of %s people read 「%s」', async (error, said) => {
  await changeLocale('zh-Hans')
  expect(errorText(error, translate)).toBe(said)
})
