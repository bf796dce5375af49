/*
 * What Taro asks for and has no part in what is drawn here. Nothing else of @tarojs/components is exported
 * on purpose: a part that imports `View` lacks its `.h5.tsx`.
 */

// Taro's build keeps nothing else of a file in this module's place either (TaroComponentsExportsPlugin).
/** Taro would wrap pages in this; pulling down is in `platform/page`. */
export { Fragment as PullDownRefresh } from 'react'
