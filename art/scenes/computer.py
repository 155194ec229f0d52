"""Computer laboratory: two rows of screens, a wall screen with a bar chart, a server cupboard."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a')
G={'a':'in1','b':'in8','c':'tu1'}[K]; reset(); cyc(G)
room(8.4,6.0,3.0,floor='in1' if K!='b' else 'in3',wall='cl0',wall2='in7',base='in8',skirt='ma7')
with at(0,-3.28): zari(8.7,-.33,.18,'ma8')
for i in range(7):
    for j in range(5):
        if (i+j)%2: box(-4.2+.6+1.2*i,-3+.6+1.2*j,0,1.2,1.2,.004,'cl2',0)
with at(0,2.97): zari(8.3,2.62,.2,'in8')
box(.4,2.95,.95,3.6,.07,1.5,'ink',.02); box(.4,2.91,1.0,3.48,.02,1.4,mat('in8',.5,.1,.35),.004)
for k,(h,c) in enumerate(((.35,'tu5'),(.6,'ma3'),(.5,'tu5'),(.85,'ma3'),(1.05,'tu5'))): box(-.75+.38*k,2.9,1.12,.22,.02,h,mat(c,.5,.1,.6),0)
tube([(1.35+.05*i,2.89,1.3+.28*math.sin(i*.5)) for i in range(16)],.014,mat('ne3',.5,.1,.8)); lathe([(.001,0),(.2,.0),(.2,.02)],mat('tu3',.5,.1,.6),x=1.7,y=2.9,z=2.05)
box(-2.9,2.72,0,.9,.5,2.0,'in8',.02); [box(-2.9,2.46,.25+.28*k,.7,.02,.2,'ink',.01) for k in range(6)]; [ball(-3.15+.12*j,2.445,.35+.28*k,.018,mat(('ne3','tu5','ma3')[(j+k)%3],.5,.1,2),sub=2) for k in range(6) for j in range(3)]
n=0; tops=('cl0','in5','cl0','ma5','cl0','tu5'); hs=('plait','short','bun','short','scarf','plait')
for r in range(2 if K!='b' else 1):                                    # near, the front row would be cut
    y=.95-r*2.1
    for c in range(2):
        cx=-1.95+c*3.75
        with at(cx,y):
            box(0,0,.7,3.1,.7,.04,'wood',.012); [box(sx*1.5,0,0,.05,.66,.7,'ma7',.01) for sx in(-1,0,1)]; box(0,.3,.15,3.0,.03,.5,'ma5',.005)
            for k in range(3):
                x=-1.0+k*1.0; n+=1
                with at(x,.08,.74): screen(('in1','tu1','ne3')[n%3])
                with at(x,-.62,0,180): chair(('in5','ma5')[r])
                if (n*5)%12==1 or K=='b' and n in(1,6): continue
                h=hs[n%6]
                with at(x,-.56,0,180): person(tops[n%6] if h!='plait' else 'cl0','in7' if h!='bun' else 'cl0','skin%d'%(1+n*3%4),h,dress='kurta' if h in('plait','bun','scarf') else 'shirt',dup=('in7','ma5')[n%2] if h in('plait','bun') else None,hc='in3' if h=='scarf' else 'hair',pose='sit',hands=((-.12,-.52,.82),(.14 if n%3 else .26,-.52,.82)),nod=4,build=(1,.93,1.06)[n%3])
with at(.15 if K!='b' else 1.36,.2 if K!='b' else .32,0,120 if K!='b' else -112): person(top='ma7',bottom='tu3',dress='saree',skin='skin2',lean=14,hands=((-.1,-.5,1.0),(.2,-.5,1.08)),nod=10)
with at(2.9 if K!='b' else 3.05,2.3,0,10): person(top='cl0',bottom='in8',dress='shirt',hair='short',hc='grey',skin='skin3',hands=((-.5,.1,1.55),(.12,-.3,1.05)),build=1.1)
with at(3.75,2.4): plant(1.4,'ma5',11)
for y in(-1.5,.7):
    with at(-4.16,y,1.2,90): window(1.5,1.3,nx=2,glass='in8' if K=='b' else 'tu1')
if K=='b':
    for x,y in((-1.9,.4),(1.8,.4),(-1.9,-1.7),(1.8,-1.7)): lamp(x,y,2.6,26,r=.4)
hour({'a':'morning','b':'lamp','c':'noon'}[K],{'a':46,'b':46,'c':-38}[K])
shoot('computer',dict(a=((.1,.2,.95),11.6,18,21,60),b=((.05,1.0,1.0),8.0,-24,14,60),c=((1.6,-.6,.95),7.2,36,18,60)),bounces=4,ground=G,expo=1.6 if K=='b' else 1)
