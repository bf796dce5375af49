import { guarded } from '../errors'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../pages'
import { text } from '../units'
import type { BuiltinDefinition } from './builtin'
import { view } from './view'

const ACTIONS: Record<string, (url: string, delta: number) => void> = {
  navigate: navigateTo,
  redirect: redirectTo,
  redirectTo,
  switchTab,
  reLaunch,
  navigateBack: (_, delta) => navigateBack(delta),
}

export const navigator: BuiltinDefinition = {
  attributes: [...(view.attributes ?? []), 'url', 'openType', 'delta'],
  setup(part) {
    view.setup?.(part)
    part.on('tap', () => {
      const action = ACTIONS[text(part.data.openType) || 'navigate']
      guarded('navigator', () => action?.(text(part.data.url), Number(part.data.delta ?? 1)))
    })
  },
}
