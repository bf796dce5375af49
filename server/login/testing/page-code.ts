import { simulatedOf } from '../../gateways/testing/simulated'
import type { TestSandbox } from '../../testing/open-sandbox'

/** A code as WeChat's page gives it to a browser, after a yes. */
export const pageCode = ({ services }: Pick<TestSandbox, 'services'>, identity: string) =>
  simulatedOf(services).phones.createCode('wechat', identity, 'page')
