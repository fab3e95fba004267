import base from '/tmp/h-five/stryker.config.mjs';
export default {...base, thresholds:{high:95,low:90,break:null}, concurrency:2, reporters:['json','clear-text'], jsonReporter:{fileName:'/tmp/h5-shell.json'}, tempDirName:'.stryker-tmp/shell', ignoreStatic:true};
