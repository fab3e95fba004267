import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { organisation } from '../src/catalogue/organisation';

addons.setConfig({
  theme: create({
    base: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: `${organisation.name}: components`,
  }),
});
