/*
 * What Taro asks for and has no part in what is drawn here. Nothing else of @tarojs/components is exported
 * on purpose: a part that imports `View` lacks its `.h5.tsx`.
 */

/** Taro would wrap pages in this; pulling down is in `platform/page`. */
export { Fragment as PullDownRefresh } from 'react'

/** In place of the router's header: ours is `ui/nav-bar`, and titles are set through `chrome`. */
export function initNavigationBar(): void {}
