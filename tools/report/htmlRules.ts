import type { ConfigData } from 'html-validate';

/** The rules that reports are validated with: html-validate's own, but for the style in which React writes tags. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'missing-doctype': 'error',
    // Material's own labels and progress bars.
    'no-dup-class': 'off',
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'void-style': 'off',
  },
};
