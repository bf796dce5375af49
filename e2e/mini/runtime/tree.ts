import type { glassEasel } from 'glass-easel-miniprogram-adapter'

/** An object of the bundle that stands for a page or component (`this` in its methods). */
interface Caller {
  _$?: glassEasel.GeneralComponent
}

/** The component of the tree behind `this` of the bundle; undefined for what is none. */
export function componentOf(caller: unknown): glassEasel.GeneralComponent | undefined {
  return (caller as Caller | undefined)?._$
}

/** The component a piece of the tree was written in: the one whose template has it. */
export function writtenIn(node: glassEasel.Element): glassEasel.GeneralComponent | undefined {
  return node.ownerShadowRoot?.getHostNode()
}

/** The page a caller belongs to: itself, or the page around a component. */
export function hostOf(caller: unknown): glassEasel.GeneralComponent | undefined {
  let found = componentOf(caller)
  for (let each = found; each; each = writtenIn(each)) found = each
  return found
}
