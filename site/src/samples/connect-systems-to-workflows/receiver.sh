# Bash can't serve HTTP. Save the receiver in JavaScript or Python, then:
if [ -f receiver.mjs ]; then node receiver.mjs
elif [ -f receiver.py ]; then python3 receiver.py
else echo 'Save receiver.mjs or receiver.py in this folder first.'; fi
