@echo off
rem Opens the content desk: double-click this file. See docs/desk.md.
cd /d "%~dp0"
call npm run desk
pause
