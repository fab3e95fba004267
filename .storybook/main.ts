import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['./pages/*.stories.tsx', '../src/{ui,sections,shell}/**/*.stories.tsx'],
  addons: ['storybook-addon-pseudo-states'],
  staticDirs: ['../public'],
  typescript: { check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
